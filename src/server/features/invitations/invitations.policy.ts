import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireOpenJob } from '#server/features/applications/apply/apply-to-job.service.ts'
import { requireJobOwner } from '#server/features/applications/ownership.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { findInvitation, type InvitationWithJob } from './invitations.queries.ts'

declare const checked: unique symbol
/** A job of the caller's company, for which it may invite people. */
export type InvitingJob = { id: number } & { readonly [checked]: 'inviting job' }
/** A valid invitation whose link the caller has. */
export type OpenedInvitation = InvitationWithJob & { readonly [checked]: 'opened invitation' }

/* Created only here and required by the service. */

/** Throws forbidden for another company's active job, which is public, and not_found otherwise. */
export async function getInvitingJob(db: Db, actor: CompanyActor, jobId: number): Promise<InvitingJob> {
  await requireJobOwner(db, actor, jobId)
  return { id: jobId } as InvitingJob
}

/**
 * The invitation behind a link. Throws invitation_gone when it is unknown, used or expired, and job_gone when the job
 * is gone.
 */
export async function openInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenedInvitation> {
  const found = await findInvitation(deps.db, hashToken(token), deps.clock.now())
  if (!found) throw new AppError('invitation_gone')
  await requireOpenJob(deps, found.job.id)
  return found as OpenedInvitation
}
