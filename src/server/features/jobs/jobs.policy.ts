import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import { findJob, type JobWithCompany } from './jobs.queries.ts'

declare const checked: unique symbol
/** A company that may publish: created only here and required by the service. */
export type Publisher = { companyId: number; [checked]: 'publisher' }
/** The caller's company: created only here. */
export type OwnCompany = { companyId: number; [checked]: 'own company' }
/** A job of the caller: created only here. */
export type OwnJob = JobWithCompany & { [checked]: 'own job' }

/** Throws email_unconfirmed when the operator requires a confirmed address and the company has none. */
export async function mayPublish(deps: Pick<Deps, 'db'>, actor: CompanyActor): Promise<Publisher> {
  await requireConfirmedEmail(deps, actor)
  return { companyId: actor.companyId } as Publisher
}

/** Throws not_found for a job that the caller must not know about, and forbidden for another company's public job. */
export async function ownJob(db: Db, actor: CompanyActor, id: number): Promise<OwnJob> {
  const found = await findJob(db, id)
  if (found?.job.companyId === actor.companyId && !found.job.deletedAt) return found as OwnJob
  throw found?.job.isActive ? new AppError('forbidden') : notFound('job')
}

/** Companies are public, so another company's list is refused, not hidden. */
export function ownCompany(actor: CompanyActor, companyId: number): OwnCompany {
  if (actor.companyId !== companyId) throw new AppError('forbidden')
  return { companyId } as OwnCompany
}
