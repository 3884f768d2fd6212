import type { Db } from '#server/db/connection.ts'
import { requireJobOwner } from '#server/features/applications/ownership.service.ts'
import type { CompanyActor } from '#server/http/actor.ts'

declare const checked: unique symbol
/** A job of the caller's company, which people may be suggested for: made here only, demanded by the service. */
export type JobToFill = { id: number } & { readonly [checked]: 'job to fill' }

/** Throws forbidden for an active job of others, which everybody knows of, and not_found for any other. */
export async function getJobToFill(db: Db, actor: CompanyActor, jobId: number): Promise<JobToFill> {
  await requireJobOwner(db, actor, jobId)
  return { id: jobId } as JobToFill
}
