import { notifyChange } from '#server/db/changes.ts'
import type { Moderated } from '#server/moderated.ts'
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
      title: 'Tu reseña necesita cambios',
      message: `Revisamos tu reseña de “${serviceTitle}” y por ahora nadie más la ve.${note && ` ${note}`}`,
      link: `/professional/${professionalId}?seccion=resenas&servicio=${serviceId}#reviews`,
      mail: {
        subject: `Tu reseña necesita cambios: ${serviceTitle}`,
        heading: 'Tu reseña necesita cambios',
        label: 'Corregir la reseña',
        paragraphs: ['Cuando guardes el cambio vuelve a mostrarse, y la revisamos otra vez.'],
      },
    }
  },
}
