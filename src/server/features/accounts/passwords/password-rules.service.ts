import { asksPassword } from '#contracts/field-messages.ts'
import { leastPassword } from '#contracts/accounts/least-password.ts'
import { saysWhoItIs } from '#domain/people/password-strength.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { isCommonPassword } from '#server/platform/common-passwords.ts'
import { findAccount } from '#server/features/accounts/accounts.queries.ts'

/** Whose password it will be. */
export interface PasswordOwner {
  email: string
  /** Of the person, or of the company. */
  names: readonly string[]
}

/** The fewest characters of a password now: the operator may ask for more than the eight below which nothing is taken. */
export const readPasswordMinimum = async (db: Db): Promise<number> =>
  Math.max(leastPassword, await readSetting(db, 'password_minimum'))

/**
 * What every password that somebody chooses must be, whichever way it is set: long enough, none of the most common, not its
 * owner's name or mail. Throws validation_failed at `field`, with what to do.
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

/** The same for an account that there is. */
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
