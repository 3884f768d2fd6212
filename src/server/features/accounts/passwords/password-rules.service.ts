import { asksPassword } from '#contracts/field-messages.ts'
import { leastPassword } from '#contracts/accounts/account-figures.ts'
import { saysWhoItIs } from '#domain/people/password-strength.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { isCommonPassword } from '#server/platform/common-passwords.ts'
import { findAccount } from '#server/features/accounts/accounts.queries.ts'

/** The future owner of the password. */
export interface PasswordOwner {
  email: string
  /** Names of the person or of the company. */
  names: readonly string[]
}

/** The current minimum length: the operator may require more than the fixed minimum of eight. */
export const readPasswordMinimum = async (db: Db): Promise<number> =>
  Math.max(leastPassword, await readSetting(db, 'password_minimum'))

/**
 * Checks a new password, however it is set: long enough, not among the most common, not the owner's name or e-mail.
 * Throws validation_failed at `field`, with advice.
 */
export async function requireGoodPassword(
  db: Db,
  password: string,
  { email, names }: PasswordOwner,
  field = 'password',
): Promise<void> {
  const least = await readPasswordMinimum(db)
  const problem =
    password.length < least
      ? asksPassword(least)
      : isCommonPassword(password)
        ? `Esa contraseña es de las más usadas y se adivina en segundos. ${example}`
        : saysWhoItIs(password, [email, ...names])
          ? `Tu nombre y tu correo los conoce cualquiera. ${example}`
          : null
  if (problem !== null) throw new AppError('validation_failed', { fields: { [field]: problem } })
}

/** The same for an existing account. */
export async function requireGoodPasswordOf(
  db: Db,
  userId: number,
  password: string,
  field = 'password',
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  const names = [account.firstName, account.lastName, account.companyName].filter((name) => name !== null)
  await requireGoodPassword(db, password, { email: account.email, names }, field)
}

const example = 'Elige otra: por ejemplo, tres palabras que no van juntas.'
