import type { z } from 'zod'
import type { quickApplyBody } from '#contracts/applications/application-forms.ts'
import { splitSpanishName } from '#domain/people/spanish-name.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
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
  type HeldApplication,
  putHeldApplication,
} from './held-applications.queries.ts'
import { applyProven, type Entering } from './quick-apply.ts'
import { settleInvited } from './settle-invited.ts'

/** A little less than the day after which the sweep takes uploads that nobody claimed. */
const validity = DAY - 10 * 60_000

interface Form extends Pick<z.output<typeof quickApplyBody>, 'name' | 'email' | 'coverLetter'> {
  jobId: number
  cv: StoredUpload | null
  invited?: NonNullable<HeldApplication['invited']>
}

/**
 * Keeps an application by the plain form for a day and mails the link that sends it: the form cannot solve the human check, so
 * the mailbox proves the person, and no password is needed of who has an account. None is taken either: a new account's is
 * chosen behind the link. Throws not_found, job_gone.
 */
export async function holdApplication(deps: Deps, form: Form): Promise<void> {
  const { jobId, name, email, coverLetter, cv, invited = null } = form
  await requireOpenJob(deps, jobId)
  const token = createToken()
  const replaced = await transaction(deps, async (tx) => {
    const job = await findJobNames(tx, jobId)
    if (!job) throw notFound('job')
    const before = await putHeldApplication(tx, {
      tokenHash: hashToken(token),
      jobId,
      email,
      name,
      invited,
      coverLetter: coverLetter === '' ? null : (coverLetter ?? null),
      cv,
      expiresAt: new Date(deps.clock.now().getTime() + validity),
    })
    const mail = confirmApplicationMail(deps.config.publicUrl, { token, hasCv: cv !== null })
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
 * meantime counts as sent. Throws link_expired, invitation_gone, not_found, job_gone, wrong_user_type, account_suspended.
 */
export async function sendHeldApplication(
  deps: Deps,
  call: Entering,
  token: string,
): Promise<{ isNewUser: boolean }> {
  const tokenHash = hashToken(token)
  const held = await findHeldApplication(deps.db, tokenHash, deps.clock.now())
  if (!held) throw new AppError('link_expired')
  const { jobId, name, email, cv, invited } = held
  const claim = async (tx: Db) => {
    if (!(await deleteHeldApplication(tx, tokenHash))) throw new AppError('link_expired')
  }
  const form = {
    ...(invited ?? splitSpanishName(name)),
    jobId,
    email,
    cv,
    coverLetter: held.coverLetter ?? undefined,
  }
  const settle = invited ? settleInvited(deps, Buffer.from(invited.tokenHash, 'hex'), invited) : undefined
  try {
    return await applyProven(deps, call, form, { claim, settle })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'already_applied')) throw error
    await deleteHeldApplication(deps.db, tokenHash)
    if (cv) await discardUpload(deps, cv.storageKey)
    return { isNewUser: false }
  }
}
