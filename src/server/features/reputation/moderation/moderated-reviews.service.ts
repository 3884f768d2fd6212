import { notifyChange } from '#server/db/changes.ts'
import type { Moderated } from '#server/moderated.ts'
import { reviewRejected } from './moderated-review-notices.words.ts'
import { type ReviewContent, reviewsToModerate, submitReview } from './moderated-reviews.queries.ts'

export type { ReviewContent }

export { submitReview }

/** Reviews of services. A rejected one counts for no average; the company hears of a rejection and can change it. */
export const moderatedReviews: Moderated<ReviewContent> = {
  source: reviewsToModerate,
  decided: (tx) => notifyChange(tx, 'jobs'),
  waiting: ({ title, content }) => ({ title, about: content.serviceTitle }),
  notice({ status, note, content: { serviceTitle, serviceId, professionalId } }) {
    if (status === 'approved') return null
    return {
      ...reviewRejected(serviceTitle, note),
      link: `/professional/${professionalId}?seccion=resenas&servicio=${serviceId}#reviews`,
    }
  },
}
