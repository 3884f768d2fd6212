import type { z } from 'zod'
import type { quickApplyBody } from '#contracts/applications/application-forms.ts'
import { heldApplicationHours } from '#contracts/held-applications/held-applications-figures.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { AnswerFiles } from '#server/features/applications/answers/answer-files.service.ts'
import { checkAnswers } from '#server/features/applications/answers/answers.service.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { discardUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { sourceOf } from './application-source.ts'
import { requireOpenJob } from './apply-to-job.service.ts'
import { findJobNames } from './apply.queries.ts'
import { confirmApplicationMail } from './hold-application.mails.ts'
import { filesOfHeld, type HeldApplication, putHeldApplication } from './hold-application.queries.ts'

/** Slightly less than the day after which the cleanup deletes pending uploads. */
const validity = heldApplicationHours * HOUR - 10 * 60_000

type Fields = z.output<typeof quickApplyBody>

interface Form extends Pick<
  Fields,
  'name' | 'email' | 'coverLetter' | 'questions' | 'answers' | 'futureJobs' | 'from'
> {
  jobId: number
  cv: StoredUpload | null
  files: AnswerFiles
  invited?: NonNullable<HeldApplication['invited']>
}

/**
 * Holds an application by the plain form for a day and mails the link that sends it. A plain form cannot solve the
 * human check, so the mailbox proves the person and no password is needed. A new account's password is chosen after
 * opening the link. Throws not_found, job_gone, questions_changed, validation_failed.
 */
export async function holdApplication(deps: Deps, form: Form): Promise<void> {
  const {
    jobId,
    name,
    email,
    coverLetter,
    questions,
    answers,
    futureJobs = false,
    from,
    cv,
    files,
    invited = null,
  } = form
  await requireOpenJob(deps, jobId)
  const token = createToken()
  const replaced = await transaction(deps, async (tx) => {
    if (!(await findJobNames(tx, jobId))) throw notFound('job')
    const checked = await checkAnswers(tx, jobId, { questions, answers, files })
    const before = await putHeldApplication(tx, {
      tokenHash: hashToken(token),
      jobId,
      email,
      name,
      invited,
      coverLetter: coverLetter === '' ? null : (coverLetter ?? null),
      answers: checked,
      futureJobs,
      source: invited ? 'invitation' : sourceOf(deps, from),
      cv,
      expiresAt: new Date(deps.clock.now().getTime() + validity),
    })
    const mail = confirmApplicationMail(deps.config.publicUrl, { token, hasCv: cv !== null })
    await sendMail(deps, tx, { to: email, ...mail }, { asked: true })
    return before
  })
  for (const { storageKey } of replaced) await discardUpload(deps, storageKey)
}

/** Deletes the files of a held application that is not sent. */
export async function discardHeldFiles(
  deps: Pick<Deps, 'db' | 'storage'>,
  held: Pick<HeldApplication, 'cv' | 'answers'>,
): Promise<void> {
  for (const { storageKey } of filesOfHeld(held)) await discardUpload(deps, storageKey)
}

/** The reply to the person who sent the form. */
export const heldText = (email: string): string =>
  `Te enviamos un correo a ${email}. Ábrelo para enviar tu postulación.`
