import type { Db } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { CompanyActor, ProfessionalActor } from '#server/http/actor.ts'
import { findJobOwner } from '#server/features/applications/candidates/candidates.queries.ts'
import { findSides } from './applications.queries.ts'

/*
 * Whose an application is, and whose the job: asked by the policy of each feature that lets somebody do something with one, which
 * makes its own proof of it. What is not the caller's is not found, as if it did not exist.
 */

/** The caller sent it. */
export async function requireSender(db: Db, actor: ProfessionalActor, applicationId: number): Promise<void> {
  const found = await findSides(db, applicationId)
  if (found?.professionalId !== actor.professionalId) throw new AppError('not_found')
}

/** The caller's company received it, and it was not withdrawn. */
export async function requireReceiver(db: Db, actor: CompanyActor, applicationId: number): Promise<void> {
  const found = await findSides(db, applicationId)
  if (found?.companyId !== actor.companyId || found.withdrawnAt) throw new AppError('not_found')
}

/** As everywhere with jobs: throws forbidden for an active one, which everybody knows of, and not_found for the others. */
export async function requireJobOwner(db: Db, actor: CompanyActor, jobId: number): Promise<void> {
  const found = await findJobOwner(db, jobId)
  if (found?.companyId !== actor.companyId)
    throw found?.isActive ? new AppError('forbidden') : notFound('job')
}
