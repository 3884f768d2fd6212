import type { z } from 'zod'
import type { quickApplyBody } from '#contracts/application-forms.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { discardUpload } from '#server/platform/storage/stored-files.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { requireOpenJob } from './apply-to-job.ts'
import { confirmApplicationMail } from './held-applications.mails.ts'
import {
  deleteHeldApplication,
  findHeldApplication,
  findJobNames,
  putHeldApplication,
} from './held-applications.queries.ts'
import { type Entering, findByPassword, hashIfGiven, quickApplyProven } from './quick-apply.ts'

/** A little less than the day after which the sweep takes uploads that nobody claimed. */
const validity = 24 * 3_600_000 - 10 * 60_000

interface Form extends Omit<z.output<typeof quickApplyBody>, 'humanCheck'> {
  jobId: number
  cv: StoredUpload | null
}

/**
 * Keeps an application by the plain form for a day and mails the link that sends it: the form cannot solve the human check,
 * so the mailbox proves the person, and no password is needed of who has an account. Throws not_found, job_gone, invalid_credentials, wrong_user_type, account_suspended.
 */
export async function holdApplication(deps: Deps, form: Form): Promise<void> {
  const { jobId, name, email, coverLetter, cv } = form
  await requireOpenJob(deps, jobId)
  // A password that was typed is not a guess at the one that opens the account.
  if (form.password !== undefined) await findByPassword(deps, form)
  const passwordHash = await hashIfGiven(form.password)
  const token = createToken()
  const replaced = await transaction(deps, async (tx) => {
    const job = await findJobNames(tx, jobId)
    if (!job) throw notFound('job')
    const before = await putHeldApplication(tx, {
      tokenHash: hashToken(token),
      jobId,
      email,
      name,
      passwordHash,
      coverLetter: coverLetter === '' ? null : (coverLetter ?? null),
      cv,
      expiresAt: new Date(deps.clock.now().getTime() + validity),
    })
    const mail = confirmApplicationMail(deps.config.publicUrl, { token, job, hasCv: cv !== null })
    await sendMail(deps, tx, { to: email, ...mail })
    return before
  })
  if (replaced) await discardUpload(deps, replaced.storageKey)
}

/** What a link is about: the job while it waits to be confirmed, null when it is unknown, used or too old. */
export async function readHeldApplication({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const held = await findHeldApplication(db, hashToken(token), clock.now())
  const job = held && (await findJobNames(db, held.jobId))
  return held && job && { job, cvName: held.cv?.name ?? null }
}

/**
 * Sends the application that a link stands for, and signs its person in. An application that was sent otherwise in the
 * meantime counts as sent. Throws link_expired, not_found, job_gone, wrong_user_type, account_suspended.
 */
export async function sendHeldApplication(deps: Deps, call: Entering, token: string): Promise<void> {
  const tokenHash = hashToken(token)
  const held = await findHeldApplication(deps.db, tokenHash, deps.clock.now())
  if (!held) throw new AppError('link_expired')
  const { jobId, name, email, passwordHash, cv } = held
  const form = { jobId, name, email, passwordHash, cv, coverLetter: held.coverLetter ?? undefined }
  try {
    await quickApplyProven(deps, call, form, async (tx) => {
      if (!(await deleteHeldApplication(tx, tokenHash))) throw new AppError('link_expired')
    })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'already_applied')) throw error
    await deleteHeldApplication(deps.db, tokenHash)
    if (cv) await discardUpload(deps, cv.storageKey)
  }
}
