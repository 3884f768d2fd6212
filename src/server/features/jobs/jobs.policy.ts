import type { Db } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type DraftRow, findDraft } from '#server/features/jobs/drafts/drafts.queries.ts'
import { type FeedRow, findFeed } from '#server/features/jobs/feeds/feeds.queries.ts'
import { findJob, type JobWithCompany } from './jobs.queries.ts'

declare const checked: unique symbol
/** The caller's company: created only here. */
export type OwnCompany = { companyId: number; [checked]: 'own company' }
/** A job of the caller: created only here. */
export type OwnJob = JobWithCompany & { [checked]: 'own job' }

/** A draft or template of the caller's company: created only here. */
export type OwnDraft = DraftRow & { [checked]: 'own draft' }

/** A feed of the caller's company: created only here. */
export type OwnFeed = FeedRow & { [checked]: 'own feed' }

/** Throws not_found for a job that the caller must not know about, and forbidden for another company's public job. */
export async function ownJob(db: Db, actor: Pick<CompanyActor, 'companyId'>, id: number): Promise<OwnJob> {
  const found = await findJob(db, id)
  if (found?.job.companyId === actor.companyId && !found.job.deletedAt) return found as OwnJob
  throw found?.job.isActive ? new AppError('forbidden') : notFound('job')
}

/** Companies are public, so another company's list is refused, not hidden. */
export function ownCompany(actor: CompanyActor, companyId: number): OwnCompany {
  if (actor.companyId !== companyId) throw new AppError('forbidden')
  return { companyId } as OwnCompany
}

/** Throws not_found for a draft that is not the company's. */
export async function ownDraft(db: Db, { companyId }: CompanyActor, id: number): Promise<OwnDraft> {
  const row = await findDraft(db, id)
  if (row?.companyId !== companyId) throw new AppError('not_found')
  return row as OwnDraft
}

/** Throws not_found for a feed that is not the company's, or that it stopped. */
export async function ownFeed(db: Db, { companyId }: CompanyActor, id: number): Promise<OwnFeed> {
  const row = await findFeed(db, id)
  if (row?.companyId !== companyId || row.deletedAt !== null) throw new AppError('not_found')
  return row as OwnFeed
}
