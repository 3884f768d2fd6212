import type { Db } from '#server/db/connection.ts'
import { requireJobOwner } from '#server/features/applications/ownership.service.ts'
import type { CompanyActor } from '#server/actor.ts'

declare const checked: unique symbol
/** A job of the caller's company to suggest people for: created only here and required by the service. */
export type JobToFill = { id: number } & { readonly [checked]: 'job to fill' }

/** Throws forbidden for another company's active job, which is public, and not_found otherwise. */
export async function getJobToFill(db: Db, actor: CompanyActor, jobId: number): Promise<JobToFill> {
  await requireJobOwner(db, actor, jobId)
  return { id: jobId } as JobToFill
}
