import type { quickApplyBody } from '#contracts/applications/application-forms.ts'
import { splitSpanishName } from '#domain/people/spanish-name.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  type Account,
  checkCredentials,
  isTaken,
  findProvenAccount,
  signUpProfessional,
} from '#server/features/accounts/accounts.service.ts'
import {
  type PasswordOwner,
  requireGoodPassword,
} from '#server/features/accounts/passwords/password-rules.service.ts'
import {
  type PasswordProof,
  requireStillRight,
} from '#server/features/accounts/passwords/password-proof.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { enter, type Visit } from '#server/features/accounts/sessions/sessions.service.ts'
import { keepSentCv } from '#server/features/cv/cv.service.ts'
import type { Call } from '#server/http/mount.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import type { z } from 'zod'
import { insertForApplicant, requireOpenJob } from './apply-to-job.ts'

interface Form extends Omit<z.output<typeof quickApplyBody>, 'humanCheck'> {
  jobId: number
  cv: StoredUpload | null
}

/** Whose browser it is, which gets a session. */
export type Entering = Pick<Call, 'setCookie'> & Visit

/** Who applies to what, and with what. */
interface Applying {
  jobId: number
  firstName: string
  lastName: string
  /** Lower case. */
  email: string
  coverLetter?: string | undefined
  cv: StoredUpload | null
}

interface Person {
  /** The password that was compared; null where a link stands in its place. */
  proof: PasswordProof | null
  /** Then a password or a link is not enough for a session. */
  asksSecondFactor: boolean
  userId: number
  professionalId: number
}

/** How the two ways differ: what proves who an existing account belongs to, and what a new one begins with. */
interface Proof {
  /** Null when the e-mail has no account. */
  findApplicant(): Promise<Person | null>
  /** Null: it is chosen later. */
  passwordHash(): Promise<string | null>
  isEmailProven: boolean
  /** First in the transaction that applies: what may be used once is used up with it, or not at all. */
  claim?(tx: Db): Promise<void>
  /** Last in it: what else comes with the application. */
  settle?: ((tx: Db, made: { applicationId: number; professionalId: number }) => Promise<void>) | undefined
}

/**
 * Applies without a session: a new e-mail becomes an account in the same transaction as its application, a known one signs in
 * by its password; without one the answer is account_exists. Whatever is refused stores nothing, but for one thing: who knows the
 * password is signed in also when the answer is already_applied. Throws not_found, job_gone, account_exists, invalid_credentials, wrong_user_type, account_suspended, already_applied.
 */
export function quickApply(deps: Deps, call: Entering, form: Form): Promise<{ isNewUser: boolean }> {
  return applyBy(deps, call, withNames(form), {
    findApplicant: () => findByPassword(deps, form),
    passwordHash: () => hashForNew(deps, form.password, { email: form.email, names: [form.name] }),
    isEmailProven: false,
  })
}

/** After a link in the mailbox was opened, which stands in place of the password: no invalid_credentials. `claim` uses it up. */
export function applyProven(
  deps: Deps,
  call: Entering,
  form: Applying,
  { claim, settle }: { claim: NonNullable<Proof['claim']>; settle: Proof['settle'] },
): Promise<{ isNewUser: boolean }> {
  return applyBy(deps, call, form, {
    findApplicant: async () => asApplicant(await findProvenAccount(deps, form.email), null),
    passwordHash: async () => null,
    isEmailProven: true,
    claim,
    settle,
  })
}

const withNames = ({
  name,
  jobId,
  email,
  coverLetter,
  cv,
}: Omit<Form, 'password' | 'confirmByMail'>): Applying => ({
  ...splitSpanishName(name),
  jobId,
  email,
  coverLetter,
  cv,
})

/** Applies without a session, by whatever proves who it is; throws as `quickApply`, and what the proof throws. */
export async function applyBy(
  deps: Deps,
  call: Entering,
  form: Applying,
  proof: Proof,
): Promise<{ isNewUser: boolean }> {
  await requireOpenJob(deps, form.jobId)
  const known = await proof.findApplicant()
  if (known) {
    await applyAsKnown(deps, call, form, known, proof)
    return { isNewUser: false }
  }
  try {
    await applyAsNew(deps, call, form, proof)
    return { isNewUser: true }
  } catch (error) {
    // The same form may have arrived twice at once: then the e-mail has an account by now, with this password.
    const registered =
      error instanceof AppError && error.code === 'registration_failed' && (await proof.findApplicant())
    if (!registered) throw error
    await applyAsKnown(deps, call, form, registered, proof)
    return { isNewUser: false }
  }
}

/** For an account that comes with its application. Throws validation_failed for a password that is none to choose. */
export async function hashForNew(
  { db }: Pick<Deps, 'db'>,
  password: string | undefined,
  owner: PasswordOwner,
): Promise<string | null> {
  if (password === undefined) return null
  await requireGoodPassword(db, password, owner)
  return hashPassword(password)
}

/** The professional whose password this is; null when the e-mail has no account. Throws account_exists where one has and none is given. */
export async function findByPassword(
  deps: Deps,
  { email, password }: Pick<Form, 'email' | 'password'>,
): Promise<Person | null> {
  if (password === undefined) {
    if (await isTaken(deps, email)) throw new AppError('account_exists')
    return null
  }
  const credentials = await checkCredentials(deps, { email, password })
  if (credentials.outcome === 'wrong_password') throw new AppError('invalid_credentials')
  return credentials.outcome === 'right' ? asApplicant(credentials.account, credentials.proof) : null
}

function asApplicant(account: Account | null, proof: PasswordProof | null): Person | null {
  if (!account) return null
  if (account.professionalId === null) throw new AppError('wrong_user_type')
  const { id: userId, professionalId, totpEnabledAt } = account
  return { proof, userId, professionalId, asksSecondFactor: totpEnabledAt !== null }
}

async function applyAsNew(
  deps: Deps,
  call: Entering,
  form: Applying,
  { passwordHash: makeHash, isEmailProven, claim, settle }: Proof,
): Promise<void> {
  const { firstName, lastName, email } = form
  const passwordHash = await makeHash()
  const setSession = await transaction(deps, async (tx) => {
    await claim?.(tx)
    const account = { firstName, lastName, email, passwordHash, isEmailProven }
    const person = await signUpProfessional(deps, tx, account)
    await insertFor(deps, tx, form, person, settle)
    return enter(deps, tx, call, { userId: person.userId, remember: false })
  })
  setSession(call)
}

async function applyAsKnown(
  deps: Deps,
  call: Entering,
  form: Applying,
  person: Person,
  { claim, settle }: Proof,
): Promise<void> {
  const letIn = async (tx: Db) => {
    if (person.proof) await requireStillRight(tx, person.proof)
    return person.asksSecondFactor ? null : enter(deps, tx, call, { userId: person.userId, remember: false })
  }
  try {
    const setSession = await transaction(deps, async (tx) => {
      await claim?.(tx)
      await insertFor(deps, tx, form, person, settle)
      return letIn(tx)
    })
    setSession?.(call)
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_applied') {
      const setSession = await transaction(deps, letIn)
      setSession?.(call)
    }
    throw error
  }
}

async function insertFor(
  deps: Deps,
  tx: Db,
  { jobId, coverLetter, cv }: Applying,
  person: Pick<Person, 'userId' | 'professionalId'>,
  settle: Proof['settle'],
): Promise<void> {
  const cvId = cv ? await keepSentCv(deps, tx, person, cv) : undefined
  const { professionalId } = person
  const id = await insertForApplicant(deps, tx, { jobId, professionalId, coverLetter, cvId })
  if (id === null) throw new AppError('already_applied')
  await settle?.(tx, { applicationId: id, professionalId })
}
