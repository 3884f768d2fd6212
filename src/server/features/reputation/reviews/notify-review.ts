import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { EndorsementRow } from '#server/features/reputation/endorsements/endorsements.queries.ts'
import { newReview, reviewReplied, reviewSealed, skillEndorsed } from './review-notices.words.ts'
import type { ReviewRow } from './reviews.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Notifies the professional that a review waits for theirs, without what it says. */
export async function notifySealed(deps: NotifyDeps, tx: Db, row: ReviewRow): Promise<void> {
  if (row.review.hireId === null) return
  await notify(deps, tx, {
    ...reviewSealed(row),
    userId: row.professionalUserId,
    by: row.companyUserId,
    type: 'review',
    link: `/dashboard/contrataciones/${row.review.hireId}`,
  })
}

/** Notifies the professional of a new review. */
export async function notifyReviewed(deps: NotifyDeps, tx: Db, row: ReviewRow): Promise<void> {
  await notify(deps, tx, {
    ...newReview(row),
    userId: row.professionalUserId,
    by: row.companyUserId,
    type: 'review',
    link: '/dashboard/resenas',
  })
}

/** Notifies the company of a reply to its review. */
export async function notifyReplied(deps: NotifyDeps, tx: Db, row: ReviewRow): Promise<void> {
  if (row.companyUserId === null) return
  await notify(deps, tx, {
    ...reviewReplied(row),
    userId: row.companyUserId,
    by: row.professionalUserId,
    type: 'review',
    link: `/professional/${row.review.professionalId}?seccion=resenas`,
  })
}

/**
 * Notifies the professional of an endorsement: on the bell only, because many may come in a day and none needs an
 * action.
 */
export async function notifyEndorsed(
  deps: NotifyDeps,
  tx: Db,
  { endorsement, byName }: EndorsementRow,
  { userId }: { userId: number },
): Promise<void> {
  await notify(deps, tx, {
    ...skillEndorsed({ byName, skill: endorsement.skillName }),
    userId,
    by: endorsement.endorsedById,
    type: 'review',
    link: '/dashboard/validaciones',
  })
}
