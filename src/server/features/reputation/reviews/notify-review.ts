import { reviewsWaitDays } from '#contracts/hires/order-figures.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { EndorsementRow } from '#server/features/reputation/endorsements/endorsements.queries.ts'
import type { ReviewRow } from './reviews.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Notifies the professional that a review waits for theirs, without what it says. */
export async function notifySealed(deps: NotifyDeps, tx: Db, row: ReviewRow): Promise<void> {
  const { review, companyName, serviceTitle } = row
  if (review.hireId === null) return
  await notify(deps, tx, {
    userId: row.professionalUserId,
    by: row.companyUserId,
    type: 'review',
    title: 'Tienes una reseña por abrir',
    message: `${companyName} escribió su reseña de “${serviceTitle}”. Aparece cuando escribas la tuya, o en ${reviewsWaitDays} días.`,
    link: `/dashboard/contrataciones/${review.hireId}`,
    mail: {
      subject: `${companyName} escribió su reseña`,
      heading: `Hola, ${row.firstName}`,
      label: 'Escribir la mía',
    },
  })
}

/** Notifies the professional of a new review. */
export async function notifyReviewed(deps: NotifyDeps, tx: Db, row: ReviewRow): Promise<void> {
  const { review, companyName, serviceTitle } = row
  await notify(deps, tx, {
    userId: row.professionalUserId,
    by: row.companyUserId,
    type: 'review',
    title: 'Nueva reseña',
    message: `${companyName} reseñó tu servicio “${serviceTitle}” con ${review.rating} de 5.`,
    link: '/dashboard/resenas',
    mail: {
      subject: `${companyName} reseñó tu servicio`,
      heading: `Hola, ${row.firstName}`,
      label: 'Ver mis reseñas',
      ...(review.comment === '' ? {} : { details: [['Comentario', review.comment]] }),
    },
  })
}

/** Notifies the company of a reply to its review. */
export async function notifyReplied(deps: NotifyDeps, tx: Db, row: ReviewRow): Promise<void> {
  const { review, companyName, companyUserId, firstName, serviceTitle } = row
  if (companyUserId === null) return
  await notify(deps, tx, {
    userId: companyUserId,
    by: row.professionalUserId,
    type: 'review',
    title: 'Respondieron tu reseña',
    message: `${firstName} respondió tu reseña de “${serviceTitle}”.`,
    link: `/professional/${review.professionalId}?seccion=resenas`,
    mail: {
      subject: `${firstName} respondió tu reseña`,
      heading: `Hola, ${companyName}`,
      label: 'Ver la respuesta',
      details: [['Respuesta', review.reply]],
    },
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
    userId,
    by: endorsement.endorsedById,
    type: 'review',
    title: 'Validaron una habilidad',
    message: `${byName} validó tu habilidad “${endorsement.skillName}”.`,
    link: '/dashboard/validaciones',
  })
}
