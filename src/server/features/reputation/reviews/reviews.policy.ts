import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import { findOwnReview, listReviewable } from './reviews.queries.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** A service that the caller's company may review, with its latest completed hire. */
export type ReviewableService = Reviewable & { readonly [checked]: 'reviewable service' }
/** A review that the caller's company wrote. */
export type WrittenReview = Checked<'written review'>
/** A public review of the caller. */
export type ReceivedReview = Checked<'received review'>

interface Reviewable {
  serviceId: number
  professionalId: number
  hireId: number | null
}

/* Other people's things are not found. */

/**
 * Throws forbidden without a conversation or a hire about the service, and not_found for one that the company must not
 * know about.
 */
export async function getReviewable(
  db: Db,
  actor: CompanyActor,
  { serviceId, professionalId }: { serviceId: number; professionalId: number },
): Promise<ReviewableService> {
  await requireVisible({ db }, actor, professionalId)
  const services = await listReviewable(db, { professionalId, companyId: actor.companyId })
  const service = services.find((one) => one.serviceId === serviceId)
  if (service) return { serviceId, professionalId, hireId: service.hireId } as ReviewableService
  const found = await requireService(db, actor, serviceId)
  if (found.professionalId !== professionalId) throw notFound('professional')
  throw new AppError('forbidden', {
    message: 'Para reseñar un servicio, antes conversa con el profesional o contrátalo.',
  })
}

export async function getWrittenReview(
  db: Db,
  { companyId }: CompanyActor,
  id: number,
): Promise<WrittenReview> {
  if (!(await findOwnReview(db, id, { companyId }))) throw new AppError('not_found')
  return { id } as WrittenReview
}

export async function getReceivedReview(
  db: Db,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<ReceivedReview> {
  if (!(await findOwnReview(db, id, { professionalId }))) throw new AppError('not_found')
  return { id } as ReceivedReview
}
