import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireOpenJob } from '#server/features/applications/apply/apply-to-job.service.ts'
import { requireJobOwner } from '#server/features/applications/ownership.service.ts'
import type { CompanyActor } from '#server/http/actor.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { findInvitation, type InvitationWithJob } from './invitations.queries.ts'

declare const checked: unique symbol
/** A job of the caller's company, which it may invite to. */
export type InvitingJob = { id: number } & { readonly [checked]: 'inviting job' }
/** An invitation whose link the caller has, and which is still good. */
export type OpenedInvitation = InvitationWithJob & { readonly [checked]: 'opened invitation' }

/* Made here only, demanded by the service. */

/** Throws forbidden for an active job of others, which everybody knows of, and not_found for any other. */
export async function getInvitingJob(db: Db, actor: CompanyActor, jobId: number): Promise<InvitingJob> {
  await requireJobOwner(db, actor, jobId)
  return { id: jobId } as InvitingJob
}

/** What a link is to. Throws invitation_gone when it is unknown, used or too old, and job_gone when the job is. */
export async function openInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenedInvitation> {
  const found = await findInvitation(deps.db, hashToken(token), deps.clock.now())
  if (!found) throw new AppError('invitation_gone')
  await requireOpenJob(deps, found.job.id)
  return found as OpenedInvitation
}
