import type { quickApplyBody } from '#contracts/applications.contract.ts'
import { splitSpanishName } from '#domain/people/spanish-name.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { checkCredentials, signUpProfessional } from '#server/features/accounts/accounts.service.ts'
import { hashPassword } from '#server/features/accounts/passwords.service.ts'
import { startSession } from '#server/features/accounts/sessions.service.ts'
import { keepSentCv } from '#server/features/cv/cv.service.ts'
import type { Call } from '#server/http/mount.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import type { z } from 'zod'
import { insertForApplicant, requireOpenJob } from './apply-to-job.ts'

interface Form extends Omit<z.output<typeof quickApplyBody>, 'humanCheck'> {
  jobId: number
  cv: StoredUpload | null
}

interface Person {
  userId: number
  professionalId: number
}

/**
 * Applies without a session: a new e-mail becomes an account in the same transaction as its application, a known one signs in
 * by its password. Whatever is refused stores nothing, but for one thing: who knows the password is signed in also when the
 * answer is already_applied. Throws not_found, job_gone, invalid_credentials, wrong_user_type, account_suspended, already_applied.
 */
export async function quickApply(
  deps: Deps,
  call: Pick<Call, 'setCookie'>,
  form: Form,
): Promise<{ isNewUser: boolean }> {
  await requireOpenJob(deps, form.jobId)
  const known = await findApplicant(deps, form)
  if (known) {
    await applyAsKnown(deps, call, form, known)
    return { isNewUser: false }
  }
  try {
    await applyAsNew(deps, call, form)
    return { isNewUser: true }
  } catch (error) {
    // The same form may have arrived twice at once: then the e-mail has an account by now, with this password.
    const registered =
      error instanceof AppError && error.code === 'registration_failed' && (await findApplicant(deps, form))
    if (!registered) throw error
    await applyAsKnown(deps, call, form, registered)
    return { isNewUser: false }
  }
}

/** Null when the e-mail has no account. */
async function findApplicant(deps: Deps, form: Form): Promise<Person | null> {
  const credentials = await checkCredentials(deps, form)
  if (credentials.outcome === 'unknown') return null
  if (credentials.outcome === 'wrong_password') throw new AppError('invalid_credentials')
  const { id, professionalId } = credentials.account
  if (professionalId === null) throw new AppError('wrong_user_type')
  return { userId: id, professionalId }
}

async function applyAsNew(deps: Deps, call: Pick<Call, 'setCookie'>, form: Form): Promise<void> {
  const passwordHash = await hashPassword(form.password)
  const setSession = await transaction(deps, async (tx) => {
    const name = splitSpanishName(form.name)
    const person = await signUpProfessional(deps, tx, { ...name, email: form.email, passwordHash })
    await insertFor(deps, tx, form, person)
    return startSession(deps, tx, { userId: person.userId, remember: false })
  })
  setSession(call)
}

async function applyAsKnown(
  deps: Deps,
  call: Pick<Call, 'setCookie'>,
  form: Form,
  person: Person,
): Promise<void> {
  const owner = { userId: person.userId, remember: false }
  try {
    const setSession = await transaction(deps, async (tx) => {
      await insertFor(deps, tx, form, person)
      return startSession(deps, tx, owner)
    })
    setSession(call)
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_applied') {
      const setSession = await transaction(deps, (tx) => startSession(deps, tx, owner))
      setSession(call)
    }
    throw error
  }
}

async function insertFor(
  deps: Deps,
  tx: Db,
  { jobId, coverLetter, cv }: Form,
  person: Person,
): Promise<void> {
  const cvId = cv ? await keepSentCv(deps, tx, person, cv) : undefined
  const { professionalId } = person
  const id = await insertForApplicant(deps, tx, { jobId, professionalId, coverLetter, cvId })
  if (id === null) throw new AppError('already_applied')
}
