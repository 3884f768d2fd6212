import type { Undoable } from '#contracts/acts/act-fields.ts'
import { reviewsWaitDays } from '#contracts/hires/order-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { openReviews } from '#server/features/reputation/reviews/reviews.service.ts'
import { insertCompanyReview } from './company-reviews.queries.ts'
import { companyReviewAct } from './hires.acts.ts'
import type { OwnHire } from './hires.policy.ts'
import { lockHire } from './hires.queries.ts'

/** The professional reviews the company, once. Throws hire_step_gone before the work is completed, and already_reviewed. */
export async function reviewCompany(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: ProfessionalActor,
  { hire }: OwnHire,
  { rating, comment = '' }: { rating: number; comment?: string | undefined },
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    await lockHire(tx, hire.id)
    if (hire.status !== 'completed')
      throw new AppError('hire_step_gone', {
        message: 'Podrás reseñar a la empresa cuando el trabajo esté completado.',
      })
    const written = await insertCompanyReview(tx, {
      hireId: hire.id,
      rating,
      comment,
      createdAt: deps.clock.now(),
    })
    if (!written) throw new AppError('already_reviewed')
    return perform(deps, tx, companyReviewAct, { userId, subjectId: hire.id, data: { hireId: hire.id } })
  })
}

/** Reviews whose other side stayed silent are opened. Scheduled; safe to run twice. */
export async function openOldReviews(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): Promise<void> {
  const writtenBefore = new Date(deps.clock.now().getTime() - reviewsWaitDays * DAY)
  await transaction(deps, (tx: Db) => openReviews(deps, tx, { writtenBefore }))
}
