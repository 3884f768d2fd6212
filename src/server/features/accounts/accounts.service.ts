import type { UserType } from '#contracts/accounts/accounts.contract.ts'
import { termsVersion } from '#contracts/vocabulary.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  type AccountRow,
  findAccountByEmail,
  insertCompany,
  insertConsent,
  insertProfessional,
  insertUser,
  markEmailConfirmed,
  updatePassword,
} from './accounts.queries.ts'
import { accountProved } from './accounts.tasks.ts'
import { mailConfirmationLink } from '#server/features/accounts/registration/email-links.service.ts'
import { endAccess } from '#server/features/accounts/passwords/new-password.service.ts'
import type { PasswordProof } from '#server/features/accounts/passwords/password-proof.service.ts'
import { isPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { suspendedError } from '#server/features/accounts/suspension/suspension.service.ts'
import { clearTwoFactor } from '#server/features/accounts/two-factor/two-factor.queries.ts'

export type Account = Omit<AccountRow, 'passwordHash'>

/** The result of checking an e-mail and a password. */
export type Credentials =
  | { outcome: 'unknown' }
  | { outcome: 'wrong_password' }
  | { outcome: 'right'; account: Account; proof: PasswordProof }

/**
 * Checks a password, in the same time whether the account exists or not. `email` in lower case. Throws
 * account_suspended only for a correct password.
 */
export async function checkCredentials(
  { db }: Pick<Deps, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<Credentials> {
  const found = await findAccountByEmail(db, email)
  const isRight = await isPassword(password, found?.passwordHash ?? null)
  if (!found) return { outcome: 'unknown' }
  if (!isRight) return { outcome: 'wrong_password' }
  if (found.suspendedAt) throw await suspendedError(db, found.id)
  const { passwordHash, ...account } = found
  return { outcome: 'right', account, proof: { userId: account.id, passwordHash } }
}

/** The account of an address, also a suspended one. `email` in lower case. */
export async function findAccount({ db }: Pick<Deps, 'db'>, email: string): Promise<Account | null> {
  const found = await findAccountByEmail(db, email)
  if (!found) return null
  const { passwordHash: _, ...account } = found
  return account
}

/** Whether an address has an account. `email` in lower case. */
export const isTaken = async ({ db }: Pick<Deps, 'db'>, email: string): Promise<boolean> =>
  (await findAccountByEmail(db, email)) !== null

/**
 * `passwordHash` comes from `hashPassword`, called before the transaction. Null: the password is chosen later.
 * `email` in lower case.
 */
interface NewAccount {
  email: string
  passwordHash: string | null
  /** A mailed link was opened: the address counts as confirmed, and no confirmation is mailed. */
  isEmailProven?: boolean
}

type SignUpDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/**
 * Creates a professional's account with consent to the terms, and mails the confirmation link. Throws
 * registration_failed when the e-mail has an account. The caller starts the session with `startSession`, in the same
 * transaction.
 */
export async function signUpProfessional(
  deps: SignUpDeps,
  tx: Db,
  values: NewAccount & { firstName: string; lastName: string; phone?: string; location?: string },
): Promise<{ userId: number; professionalId: number }> {
  const { email, passwordHash, isEmailProven, ...profile } = values
  const account = { email, passwordHash, isEmailProven: isEmailProven === true }
  const userId = await signUp(deps, tx, account, 'professional')
  return { userId, professionalId: await insertProfessional(tx, { userId, ...profile }) }
}

/** Like `signUpProfessional`, for a company. */
export async function signUpCompany(
  deps: SignUpDeps,
  tx: Db,
  {
    email,
    passwordHash,
    isEmailProven = false,
    name,
    industry,
  }: NewAccount & { name: string; industry: string },
): Promise<{ userId: number; companyId: number }> {
  const userId = await signUp(deps, tx, { email, passwordHash, isEmailProven }, 'company')
  return { userId, companyId: await insertCompany(tx, { userId, name, industry }) }
}

/** The account of somebody who works for a company of others: the link of the invitation has proved the address. */
export const signUpMember = (
  deps: SignUpDeps,
  tx: Db,
  account: { email: string; passwordHash: string; personName: string },
): Promise<number> => signUp(deps, tx, { ...account, isEmailProven: true }, 'company')

async function signUp(
  deps: SignUpDeps,
  tx: Db,
  { isEmailProven = false, ...account }: NewAccount & { personName?: string },
  userType: UserType,
): Promise<number> {
  const now = deps.clock.now()
  const userId = await insertUser(tx, { ...account, userType, createdAt: now })
  if (userId === null) throw new AppError('registration_failed')
  await insertConsent(tx, { userId, document: 'terms', version: termsVersion, acceptedAt: now })
  if (isEmailProven) await markEmailConfirmed(tx, userId, now)
  else await mailConfirmationLink(deps, tx, { userId, email: account.email })
  // The public pages show the number of people and companies.
  await notifyChange(tx, 'jobs')
  return userId
}

/**
 * Returns the account of an address that a link has just confirmed. A stranger may have registered the address
 * before, so the first confirmation removes all earlier access and the person chooses a new password. `email` in
 * lower case. Throws account_suspended.
 */
export async function findProvenAccount(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  email: string,
): Promise<Account | null> {
  const found = await findAccountByEmail(deps.db, email)
  if (!found) return null
  if (found.suspendedAt) throw await suspendedError(deps.db, found.id)
  const { passwordHash: _, ...account } = found
  if (found.emailConfirmedAt !== null) return account
  await transaction(deps, async (tx) => {
    if (!(await markEmailConfirmed(tx, found.id, deps.clock.now()))) return
    await updatePassword(tx, found.id, null)
    await clearTwoFactor(tx, { userId: found.id })
    await endAccess(tx, found.id)
    await deps.queue.enqueue(tx, accountProved, { userId: found.id })
  })
  return { ...account, totpEnabledAt: null }
}
