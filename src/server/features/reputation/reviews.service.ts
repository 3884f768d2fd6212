import { reviewEditDays } from '#contracts/reputation-limits.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { notifyProfileChange } from '#server/features/professionals/public-profile.service.ts'
import { requireVisible } from '#server/features/professionals/visibility.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { CompanyActor, ProfessionalActor } from '#server/http/actor.ts'
import {
  deleteReview,
  findOwnReview,
  insertReview,
  listReviewable,
  listReviewsBetween,
  type ReviewRow,
  updateReview,
} from './reviews.queries.ts'
import { tellReplied, tellReviewed } from './tell-review.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

interface Opinion {
  rating: number
  comment?: string | undefined
}

/** The services of a professional that the company may review, with its reviews of them. Throws not_found. */
export async function getReviewOptions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: CompanyActor,
  professionalId: number,
) {
  await requireVisible({ db }, actor, professionalId)
  const between = { professionalId, companyId: actor.companyId }
  const [services, written] = await Promise.all([
    listReviewable(db, between),
    listReviewsBetween(db, between),
  ])
  return services.map((service) => {
    const row = written.find(({ review }) => review.serviceId === service.serviceId) ?? null
    return { service, row, isEditable: row !== null && isOpen(row, clock.now()) }
  })
}

/**
 * A company reviews a service, once. After a completed hire it counts as verified. Throws forbidden without a conversation or
 * a hire about the service, not_found for one that the company may not know of, and already_reviewed.
 */
export async function addReview(
  deps: Writing,
  actor: CompanyActor,
  {
    serviceId,
    professionalId,
    rating,
    comment = '',
  }: Opinion & { serviceId: number; professionalId: number },
): Promise<ReviewRow> {
  const { companyId } = actor
  return transaction(deps, async (tx) => {
    await requireVisible({ db: tx }, actor, professionalId)
    const { hireId } = await requireReviewable(tx, actor, { serviceId, professionalId })
    const row = await insertReview(tx, {
      serviceId,
      professionalId,
      companyId,
      hireId,
      rating,
      comment,
      createdAt: deps.clock.now(),
    })
    if (!row) throw new AppError('already_reviewed')
    await tellReviewed(deps, tx, row)
    await notifyProfileChange(tx, professionalId)
    return row
  })
}

async function requireReviewable(
  tx: Db,
  actor: CompanyActor,
  named: { serviceId: number; professionalId: number },
) {
  const { serviceId, professionalId } = named
  const services = await listReviewable(tx, { professionalId, companyId: actor.companyId })
  const service = services.find((one) => one.serviceId === serviceId)
  if (service) return service
  const found = await requireService(tx, actor, serviceId)
  if (found.professionalId !== professionalId) throw notFound('professional')
  throw new AppError('forbidden', {
    message: 'Para reseñar un servicio, antes conversa con el profesional o contrátalo.',
  })
}

/** In the days after it was written. Throws not_found for one of another company, and review_closed afterwards. */
export async function changeReview(
  deps: Writing,
  { companyId }: CompanyActor,
  id: number,
  { rating, comment = '' }: Opinion,
): Promise<ReviewRow> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const row = await requireOwn(tx, id, { companyId })
    const { review } = row
    if (!isOpen(row, now)) throw new AppError('review_closed')
    if (review.rating === rating && review.comment === comment) return row
    const services = await listReviewable(tx, { professionalId: review.professionalId, companyId })
    const service = services.find(({ serviceId }) => serviceId === review.serviceId)
    await notifyProfileChange(tx, review.professionalId)
    // A hire that was completed meanwhile verifies what is said now.
    const hireId = service?.hireId ?? review.hireId
    return updateReview(tx, id, { rating, comment, hireId, editedAt: now })
  })
}

/** Throws not_found for one of another company. */
export async function removeReview(
  deps: Pick<Deps, 'pool'>,
  { companyId }: CompanyActor,
  id: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const { review } = await requireOwn(tx, id, { companyId })
    await deleteReview(tx, id)
    await notifyProfileChange(tx, review.professionalId)
  })
}

/** The professional's one answer to a review, written or changed; the company hears of the first. Throws not_found. */
export async function replyToReview(
  deps: Writing,
  { professionalId }: ProfessionalActor,
  id: number,
  reply: string,
): Promise<ReviewRow> {
  return transaction(deps, async (tx) => {
    const { review } = await requireOwn(tx, id, { professionalId })
    const row = await updateReview(tx, id, { reply, repliedAt: deps.clock.now() })
    if (review.reply === '') await tellReplied(deps, tx, row)
    await notifyProfileChange(tx, professionalId)
    return row
  })
}

/** Throws not_found for a review of somebody else. */
export async function removeReply(
  deps: Pick<Deps, 'pool'>,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await requireOwn(tx, id, { professionalId })
    await updateReview(tx, id, { reply: '', repliedAt: null })
    await notifyProfileChange(tx, professionalId)
  })
}

async function requireOwn(
  tx: Db,
  id: number,
  owner: Parameters<typeof findOwnReview>[2],
): Promise<ReviewRow> {
  const row = await findOwnReview(tx, id, owner)
  if (!row) throw new AppError('not_found')
  return row
}

/** Whether its company may still change it. */
const isOpen = ({ review }: ReviewRow, now: Date): boolean =>
  now.getTime() - review.createdAt.getTime() <= reviewEditDays * 86_400_000
