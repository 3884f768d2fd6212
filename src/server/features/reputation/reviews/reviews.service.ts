import type { Undoable } from '#contracts/acts/act-fields.ts'
import { reviewEditDays } from '#contracts/reputation/reputation-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import type { Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import {
  deletePendingReview,
  findReview,
  insertReview,
  isReview,
  listReviewable,
  listReviewsBetween,
  type ReviewRow,
  unsealReviews,
  updateReview,
  waitsForOther,
} from './reviews.queries.ts'
import type { ReceivedReview, ReviewableService, WrittenReview } from './reviews.policy.ts'
import { notifyReviewed } from './notify-review.ts'
import { replyAct, reviewAct, reviewRemoval } from '#server/features/reputation/reputation.acts.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

interface Opinion {
  rating: number
  comment?: string | undefined
}

/** The professional's services that the company may review, with its reviews. Throws not_found. */
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
    const found = written.find(({ review }) => review.serviceId === service.serviceId)
    const row = found ? asReadBy(actor, found) : null
    return { service, row, isEditable: row !== null && isOpen(row, clock.now()) }
  })
}

/**
 * A company reviews a service, once. It becomes public, and the professional is notified, once it can no longer be
 * undone. After a completed hire it counts as verified. Throws already_reviewed.
 */
export async function addReview(
  deps: Writing,
  { companyId, userId }: CompanyActor,
  { serviceId, professionalId, hireId }: ReviewableService,
  { rating, comment = '' }: Opinion,
): Promise<{ row: ReviewRow; undo: Undoable }> {
  return transaction(deps, async (tx) => {
    const row = await insertReview(tx, {
      serviceId,
      professionalId,
      companyId,
      hireId,
      rating,
      comment,
      createdAt: deps.clock.now(),
      submittedAt: deps.clock.now(),
      isNotified: false,
      isSealed: await waitsForOther(tx, hireId),
    })
    if (!row) throw new AppError('already_reviewed')
    const { id } = row.review
    const undo = await perform(deps, tx, reviewAct, { userId, subjectId: id, data: { reviewId: id } })
    return { row, undo }
  })
}

/** Allowed for some days after writing, and for a rejected one, which is shown again. Throws review_closed later. */
export async function changeReview(
  deps: Writing,
  { companyId }: CompanyActor,
  { id }: WrittenReview,
  { rating, comment = '' }: Opinion,
): Promise<ReviewRow> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const row = await getReview(tx, id)
    const { review } = row
    if (!isOpen(row, now)) throw new AppError('review_closed')
    if (review.rating === rating && review.comment === comment) return row
    const waiting = { moderationStatus: 'pending', submittedAt: now } as const
    const services = await listReviewable(tx, { professionalId: review.professionalId, companyId })
    const service = services.find(({ serviceId }) => serviceId === review.serviceId)
    await notifyProfileChange(tx, review.professionalId)
    // A hire completed meanwhile verifies the changed review.
    const hireId = service?.hireId ?? review.hireId
    return updateReview(tx, id, { rating, comment, hireId, editedAt: now, ...waiting })
  })
}

/** Opens the reviews that waited for the other side's, and tells their professional. */
export async function openReviews(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  which: { hireId: number } | { writtenBefore: Date },
): Promise<void> {
  for (const row of await unsealReviews(tx, which)) {
    await notifyReviewed(deps, tx, row)
    await notifyProfileChange(tx, row.review.professionalId)
  }
}

/** One that can still be undone is deleted without a trace. */
export async function removeReview(
  deps: Writing,
  { userId }: CompanyActor,
  { id }: WrittenReview,
): Promise<Undoable | null> {
  return transaction(deps, async (tx) => {
    const { review } = await getReview(tx, id)
    if (await deletePendingReview(tx, id)) return null
    const data = { professionalId: review.professionalId }
    const rows = { table: reviews, where: isReview(id) }
    const undo = await remove(deps, tx, reviewRemoval, { userId, data, rows: [rows] })
    await notifyProfileChange(tx, review.professionalId)
    return undo
  })
}

/**
 * Writes or changes the professional's single reply to a review. A new reply becomes public, and the company is
 * notified, once it can no longer be undone.
 */
export async function replyToReview(
  deps: Writing,
  { professionalId, userId }: ProfessionalActor,
  { id }: ReceivedReview,
  reply: string,
): Promise<{ row: ReviewRow; undo: Undoable | null }> {
  return transaction(deps, async (tx) => {
    const { review } = await getReview(tx, id)
    const isFirst = review.reply === ''
    const row = await updateReview(tx, id, {
      reply,
      repliedAt: deps.clock.now(),
      ...(isFirst ? { isReplyNotified: false } : {}),
    })
    if (!isFirst) {
      await notifyProfileChange(tx, professionalId)
      return { row, undo: null }
    }
    const undo = await perform(deps, tx, replyAct, { userId, subjectId: id, data: { reviewId: id } })
    return { row, undo }
  })
}

export async function removeReply(
  deps: Pick<Deps, 'pool'>,
  { professionalId }: ProfessionalActor,
  { id }: ReceivedReview,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await getReview(tx, id)
    await updateReview(tx, id, { reply: '', repliedAt: null, isReplyNotified: true })
    await notifyProfileChange(tx, professionalId)
  })
}

async function getReview(tx: Db, id: number): Promise<ReviewRow> {
  const row = await findReview(tx, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** A review as this reader sees it: only its professional sees a reply that can still be undone. */
export function asReadBy(reader: Viewer, row: ReviewRow): ReviewRow {
  const { review } = row
  const isOwn = 'professionalId' in reader && reader.professionalId === review.professionalId
  if (review.isReplyNotified || isOwn) return row
  return { ...row, review: { ...review, reply: '', repliedAt: null } }
}

/** Whether its company may still change it. */
const isOpen = ({ review }: ReviewRow, now: Date): boolean =>
  review.moderationStatus === 'rejected' || now.getTime() - review.createdAt.getTime() <= reviewEditDays * DAY
