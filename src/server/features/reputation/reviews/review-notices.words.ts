import { reviewsWaitDays } from '#contracts/hires/order-figures.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { ReviewRow } from './reviews.queries.ts'

type Named = Pick<ReviewRow, 'review' | 'companyName' | 'firstName' | 'serviceTitle'>

/** To the professional: a review waits for theirs, so nothing of it is said. */
export const reviewSealed = ({ companyName, firstName, serviceTitle }: Named): NoticeWords => ({
  title: 'Tienes una reseña por abrir',
  message: `${companyName} escribió su reseña de “${serviceTitle}”. Aparece cuando escribas la tuya, o en ${reviewsWaitDays} días.`,
  mail: {
    subject: `${companyName} escribió su reseña`,
    heading: `Hola, ${firstName}`,
    label: 'Escribir la mía',
  },
})

/** To the professional. */
export const newReview = ({ review, companyName, firstName, serviceTitle }: Named): NoticeWords => ({
  title: 'Nueva reseña',
  message: `${companyName} reseñó tu servicio “${serviceTitle}” con ${review.rating} de 5.`,
  mail: {
    subject: `${companyName} reseñó tu servicio`,
    heading: `Hola, ${firstName}`,
    label: 'Ver mis reseñas',
    ...(review.comment === '' ? {} : { details: [['Comentario', review.comment]] }),
  },
})

/** To the company. */
export const reviewReplied = ({ review, companyName, firstName, serviceTitle }: Named): NoticeWords => ({
  title: 'Respondieron tu reseña',
  message: `${firstName} respondió tu reseña de “${serviceTitle}”.`,
  mail: {
    subject: `${firstName} respondió tu reseña`,
    heading: `Hola, ${companyName}`,
    label: 'Ver la respuesta',
    details: [['Respuesta', review.reply]],
  },
})

/** To the professional. */
export const skillEndorsed = ({ byName, skill }: { byName: string; skill: string }): NoticeWords => ({
  title: 'Validaron una habilidad',
  message: `${byName} validó tu habilidad “${skill}”.`,
})
