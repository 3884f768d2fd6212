import { splitSpanishName } from '#domain/people/spanish-name.ts'
import type { Db } from '#server/db/connection.ts'
import type { Entry, Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getJobNames } from '#server/features/applications/apply/apply-to-job.service.ts'
import { applyProven } from '#server/features/applications/apply/apply-without-session.service.ts'
import { afterInvited } from '#server/features/invitations/use-invitation.service.ts'
import { discardHeldFiles } from '#server/features/applications/apply/hold-application.service.ts'
import type { HeldApplication } from './held-applications.policy.ts'
import { deleteHeldApplication } from './held-applications.queries.ts'

/** Describes the application that waits for confirmation. Throws link_expired when the job is gone. */
export async function describeHeldApplication({ db }: Pick<Deps, 'db'>, { jobId, cv }: HeldApplication) {
  const job = await getJobNames(db, jobId)
  if (!job) throw new AppError('link_expired')
  return { job, cvName: cv?.name ?? null }
}

/**
 * Sends the held application of a link, and signs its person in: null when a second factor is asked first. If the
 * person has applied otherwise meanwhile, it counts as sent. Throws link_expired, invitation_gone, not_found, job_gone, wrong_user_type, account_suspended.
 */
export async function sendHeldApplication(
  deps: Deps,
  visit: Visit,
  { tokenHash, jobId, name, email, coverLetter, answers, futureJobs, source, cv, invited }: HeldApplication,
): Promise<Entry | null> {
  const useProof = async (tx: Db) => {
    if (!(await deleteHeldApplication(tx, tokenHash))) throw new AppError('link_expired')
  }
  const form = {
    ...(invited ?? splitSpanishName(name)),
    jobId,
    email,
    cv,
    coverLetter: coverLetter ?? undefined,
    // They were checked when the form was sent, so questions that changed since do not stop it.
    answering: { checked: answers, futureJobs },
    source,
  }
  const afterApplying = invited
    ? afterInvited(deps, Buffer.from(invited.tokenHash, 'hex'), invited)
    : undefined
  const { entry, refusal } = await applyProven(deps, visit, form, { useProof, afterApplying })
  if (refusal) {
    await deleteHeldApplication(deps.db, tokenHash)
    await discardHeldFiles(deps, { cv, answers })
  }
  return entry
}
