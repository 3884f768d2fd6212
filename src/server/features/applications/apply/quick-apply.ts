import type { z } from 'zod'
import type { quickApplyBody } from '#contracts/applications/application-forms.ts'
import { splitSpanishName } from '#domain/people/spanish-name.ts'
import type { Deps } from '#server/deps.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import { applyWithoutSession, type Entering, proofByPassword } from './apply-without-session.service.ts'

interface Form extends Omit<z.output<typeof quickApplyBody>, 'humanCheck'> {
  jobId: number
  cv: StoredUpload | null
}

/**
 * Applies without a session. A new e-mail becomes an account in the transaction of its application. A known one signs
 * in by its password; without a password the reply is account_exists. A refusal stores nothing, with one exception:
 * with the correct password, already_applied still signs in. Throws not_found, job_gone, account_exists,
 * invalid_credentials, wrong_user_type, account_suspended, already_applied.
 */
export function quickApply(
  deps: Deps,
  call: Entering,
  { name, jobId, email, password, coverLetter, cv }: Form,
): Promise<{ isNewUser: boolean }> {
  const form = { ...splitSpanishName(name), jobId, email, coverLetter, cv }
  const proof = { ...proofByPassword(deps, { email, password }, [name]), isEmailProven: false }
  return applyWithoutSession(deps, call, form, proof)
}
