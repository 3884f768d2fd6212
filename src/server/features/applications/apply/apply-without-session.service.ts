import type { ApplicationSource } from '#contracts/jobs/statistics-vocabulary.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Entry, Visit } from '#server/actor.ts'
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
import type { Answering } from '#server/features/applications/answers/answers.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'
import { keepSentCv } from '#server/features/cv/cv.service.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import { requireOpenJob, writeApplication } from './apply-to-job.service.ts'

/** What came of applying. */
export interface Applied {
  isNewUser: boolean
  /** The person's session; null when a second factor is asked first. */
  entry: Entry | null
  /** already_applied: the person is signed in nevertheless. */
  refusal: AppError | null
}

/** The applicant, the job, and what is sent. */
export interface Applying {
  jobId: number
  firstName: string
  lastName: string
  /** In lower case. */
  email: string
  coverLetter?: string | undefined
  answering: Answering
  source: ApplicationSource
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
 * Applies without a session, with any proof of identity, and starts one. Throws not_found, job_gone,
 * account_suspended, questions_changed, validation_failed, and the errors of the proof.
 */
export async function applyWithoutSession(
  deps: Deps,
  visit: Visit,
  form: Applying,
  proof: Proof,
): Promise<Applied> {
  await requireOpenJob(deps, form.jobId)
  const known = await proof.findApplicant()
  if (known) return applyAsKnown(deps, visit, form, known, proof)
  try {
    return await applyAsNew(deps, visit, form, proof)
  } catch (error) {
    // The same form may have arrived twice at once; then the account now exists with this password.
    const registered =
      error instanceof AppError && error.code === 'registration_failed' && (await proof.findApplicant())
    if (!registered) throw error
    return applyAsKnown(deps, visit, form, registered, proof)
  }
}

/**
 * Applies after a mailed link was opened. The link replaces the password, so invalid_credentials is not thrown.
 * `useProof` uses the link.
 */
export function applyProven(
  deps: Deps,
  visit: Visit,
  form: Applying,
  { useProof, afterApplying }: Required<Pick<Proof, 'useProof'>> & Pick<Proof, 'afterApplying'>,
): Promise<Applied> {
  return applyWithoutSession(deps, visit, form, {
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
  visit: Visit,
  form: Applying,
  { passwordHash: makeHash, isEmailProven, useProof, afterApplying }: Proof,
): Promise<Applied> {
  const { firstName, lastName, email } = form
  const passwordHash = await makeHash()
  const entry = await transaction(deps, async (tx) => {
    await useProof?.(tx)
    const account = { firstName, lastName, email, passwordHash, isEmailProven }
    const person = await signUpProfessional(deps, tx, account)
    await applyFor(deps, tx, form, person, afterApplying)
    return enter(deps, tx, visit, { userId: person.userId, remember: false })
  })
  return { isNewUser: true, entry, refusal: null }
}

async function applyAsKnown(
  deps: Deps,
  visit: Visit,
  form: Applying,
  person: Person,
  { useProof, afterApplying }: Proof,
): Promise<Applied> {
  const startSession = async (tx: Db) => {
    if (person.proof) await requireStillRight(tx, person.proof)
    return person.asksSecondFactor ? null : enter(deps, tx, visit, { userId: person.userId, remember: false })
  }
  try {
    const entry = await transaction(deps, async (tx) => {
      await useProof?.(tx)
      await applyFor(deps, tx, form, person, afterApplying)
      return startSession(tx)
    })
    return { isNewUser: false, entry, refusal: null }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'already_applied')) throw error
    return { isNewUser: false, entry: await transaction(deps, startSession), refusal: error }
  }
}

async function applyFor(
  deps: Deps,
  tx: Db,
  { jobId, coverLetter, answering, source, cv }: Applying,
  person: Pick<Person, 'userId' | 'professionalId'>,
  afterApplying: Proof['afterApplying'],
): Promise<void> {
  const cvId = cv ? await keepSentCv(deps, tx, person, cv) : undefined
  const { professionalId } = person
  const id = await writeApplication(deps, tx, { jobId, professionalId, coverLetter, answering, source, cvId })
  if (id === null) throw new AppError('already_applied')
  await afterApplying?.(tx, { applicationId: id, professionalId })
}
