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
import { requireGoodPassword } from '#server/features/accounts/passwords/password-rules.service.ts'
import {
  type PasswordProof,
  requireStillRight,
} from '#server/features/accounts/passwords/password-proof.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { enter, type Visit } from '#server/features/accounts/sessions/sessions.service.ts'
import { keepSentCv } from '#server/features/cv/cv.service.ts'
import type { Call } from '#server/http/call.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import { requireOpenJob, writeApplication } from './apply-to-job.service.ts'

/** The caller's browser, which gets a session. */
export type Entering = Pick<Call, 'setCookie'> & Visit

/** The applicant, the job, and what is sent. */
export interface Applying {
  jobId: number
  firstName: string
  lastName: string
  /** In lower case. */
  email: string
  coverLetter?: string | undefined
  cv: StoredUpload | null
}

interface Person {
  /** The checked password; null when a link replaces it. */
  proof: PasswordProof | null
  /** If true, a password or a link is not enough for a session. */
  asksSecondFactor: boolean
  userId: number
  professionalId: number
}

/** What differs between the ways to apply: how an existing account is proven, and how a new one starts. */
interface Proof {
  /** Null when the e-mail has no account. */
  findApplicant(): Promise<Person | null>
  /** Null: chosen later. */
  passwordHash(): Promise<string | null>
  isEmailProven: boolean
  /** Runs first in the transaction that applies, so that a one-use proof is used together with it, or not at all. */
  useProof?(tx: Db): Promise<void>
  /** Runs last in the transaction: what else is stored with the application. */
  afterApplying?: AfterApplying | undefined
}

export type AfterApplying = (tx: Db, made: { applicationId: number; professionalId: number }) => Promise<void>

/**
 * Applies without a session, with any proof of identity. Throws not_found, job_gone, account_suspended,
 * already_applied, and the errors of the proof.
 */
export async function applyWithoutSession(
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
    // The same form may have arrived twice at once; then the account now exists with this password.
    const registered =
      error instanceof AppError && error.code === 'registration_failed' && (await proof.findApplicant())
    if (!registered) throw error
    await applyAsKnown(deps, call, form, registered, proof)
    return { isNewUser: false }
  }
}

/**
 * Applies after a mailed link was opened. The link replaces the password, so invalid_credentials is not thrown.
 * `useProof` uses the link.
 */
export function applyProven(
  deps: Deps,
  call: Entering,
  form: Applying,
  { useProof, afterApplying }: Required<Pick<Proof, 'useProof'>> & Pick<Proof, 'afterApplying'>,
): Promise<{ isNewUser: boolean }> {
  return applyWithoutSession(deps, call, form, {
    findApplicant: async () => asApplicant(await findProvenAccount(deps, form.email), null),
    passwordHash: async () => null,
    isEmailProven: true,
    useProof,
    afterApplying,
  })
}

/**
 * The password proves an existing account, or becomes the password of a new one. Throws account_exists when there is
 * an account and no password is given, invalid_credentials, wrong_user_type, and validation_failed for an
 * unacceptable new password.
 */
export const proofByPassword = (
  deps: Deps,
  { email, password }: { email: string; password?: string | undefined },
  names: string[],
): Pick<Proof, 'findApplicant' | 'passwordHash'> => ({
  findApplicant: async () => {
    if (password === undefined) {
      if (await isTaken(deps, email)) throw new AppError('account_exists')
      return null
    }
    const credentials = await checkCredentials(deps, { email, password })
    if (credentials.outcome === 'wrong_password') throw new AppError('invalid_credentials')
    return credentials.outcome === 'right' ? asApplicant(credentials.account, credentials.proof) : null
  },
  passwordHash: async () => {
    if (password === undefined) return null
    await requireGoodPassword(deps.db, password, { email, names })
    return hashPassword(password)
  },
})

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
  { passwordHash: makeHash, isEmailProven, useProof, afterApplying }: Proof,
): Promise<void> {
  const { firstName, lastName, email } = form
  const passwordHash = await makeHash()
  const setSession = await transaction(deps, async (tx) => {
    await useProof?.(tx)
    const account = { firstName, lastName, email, passwordHash, isEmailProven }
    const person = await signUpProfessional(deps, tx, account)
    await applyFor(deps, tx, form, person, afterApplying)
    return enter(deps, tx, call, { userId: person.userId, remember: false })
  })
  setSession(call)
}

async function applyAsKnown(
  deps: Deps,
  call: Entering,
  form: Applying,
  person: Person,
  { useProof, afterApplying }: Proof,
): Promise<void> {
  const startSession = async (tx: Db) => {
    if (person.proof) await requireStillRight(tx, person.proof)
    return person.asksSecondFactor ? null : enter(deps, tx, call, { userId: person.userId, remember: false })
  }
  try {
    const setSession = await transaction(deps, async (tx) => {
      await useProof?.(tx)
      await applyFor(deps, tx, form, person, afterApplying)
      return startSession(tx)
    })
    setSession?.(call)
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_applied') {
      const setSession = await transaction(deps, startSession)
      setSession?.(call)
    }
    throw error
  }
}

async function applyFor(
  deps: Deps,
  tx: Db,
  { jobId, coverLetter, cv }: Applying,
  person: Pick<Person, 'userId' | 'professionalId'>,
  afterApplying: Proof['afterApplying'],
): Promise<void> {
  const cvId = cv ? await keepSentCv(deps, tx, person, cv) : undefined
  const { professionalId } = person
  const id = await writeApplication(deps, tx, { jobId, professionalId, coverLetter, cvId })
  if (id === null) throw new AppError('already_applied')
  await afterApplying?.(tx, { applicationId: id, professionalId })
}
