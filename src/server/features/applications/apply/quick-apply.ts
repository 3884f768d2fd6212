import type { z } from 'zod'
import type { quickApplyBody } from '#contracts/applications/application-forms.ts'
import { splitSpanishName } from '#domain/people/spanish-name.ts'
import type { Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { AnswerFiles } from '#server/features/applications/answers/answer-files.service.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import { sourceOf } from './application-source.ts'
import { type Applied, applyWithoutSession, proofByPassword } from './apply-without-session.service.ts'

interface Form extends Omit<z.output<typeof quickApplyBody>, 'humanCheck'> {
  jobId: number
  cv: StoredUpload | null
  files: AnswerFiles
}

/**
 * Applies without a session. A new e-mail becomes an account in the transaction of its application. A known one signs
 * in by its password; without a password the reply is account_exists. A refusal stores nothing, with one exception:
 * with the correct password, already_applied still signs in. Throws not_found, job_gone, account_exists,
 * invalid_credentials, wrong_user_type, account_suspended, questions_changed, validation_failed.
 */
export function quickApply(
  deps: Deps,
  visit: Visit,
  { name, jobId, email, password, coverLetter, questions, answers, futureJobs, from, cv, files }: Form,
): Promise<Applied> {
  const answering = { sent: { questions, answers, futureJobs, files } }
  const form = {
    ...splitSpanishName(name),
    jobId,
    email,
    coverLetter,
    answering,
    source: sourceOf(deps, from),
    cv,
  }
  const proof = { ...proofByPassword(deps, { email, password }, [name]), isEmailProven: false }
  return applyWithoutSession(deps, visit, form, proof)
}
