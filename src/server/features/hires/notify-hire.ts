import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import { partyOf } from './hires.policy.ts'
import { listHireEvents } from './hires.queries.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Notice, notify } from '#server/features/notifications/notifications.service.ts'
import { reviewsWaitDays } from '#contracts/hires/order-figures.ts'
import { hireLinks } from './hire.address.ts'
import { wordsOfStep } from './hire-notices.words.ts'
import type { HireEventRow, HireRow } from './hires.queries.ts'

type StepEvent = Pick<HireEventRow, 'kind' | 'status' | 'part' | 'note' | 'cents' | 'userId'>

export type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/**
 * Notifies the professional of a request on the bell and by mail, and mails a copy to who asked. Call it in the
 * transaction of the request.
 */
export async function notifyRequested(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  requestedBy: number,
): Promise<void> {
  const { serviceTitle, companyName, firstName, message, price, orderName } = hire
  const packageLine: [string, string][] = orderName === null ? [] : [['Paquete', orderName]]
  await notify(deps, tx, {
    userId: hire.professionalUserId,
    by: hire.companyUserId,
    type: 'hire',
    title: 'Quieren contratarte',
    message: `${companyName} quiere contratar tu servicio “${serviceTitle}”.`,
    link: hireLinks(hire).professional,
    mail: {
      subject: `${companyName} quiere contratar tu servicio`,
      heading: `Hola, ${firstName}`,
      label: 'Ver la solicitud',
      details: [['Qué necesita', message], ...packageLine, ['Precio', price]],
    },
  })
  await notify(deps, tx, {
    userId: requestedBy,
    by: requestedBy,
    type: 'hire',
    title: 'Solicitud enviada',
    message: `${firstName} recibió tu solicitud para “${serviceTitle}”. Te avisaremos por correo y en tu campana cuando responda.`,
    link: hireLinks(hire).company,
    mail: {
      subject: `Tu solicitud a ${firstName}: ${serviceTitle}`,
      heading: `Hola, ${companyName}`,
      label: 'Ver mi solicitud',
      details: [['Lo que pediste', message], ...packageLine, ['Precio', price]],
    },
  })
}

/** Notifies the professional, or those of the company who took steps of the hire. */
export async function notifySide(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  side: HireParty,
  news: Omit<Notice, 'userId'>,
): Promise<void> {
  if (side === 'professional') return notify(deps, tx, { ...news, userId: hire.professionalUserId })
  const among = (await listHireEvents(tx, hire.id)).map(({ userId }) => userId)
  await notifyCompanyPeople(deps, tx, { companyId: hire.companyId, among }, news)
}

/** Notifies the other side of a step of a person, on the bell and by mail. */
export async function notifyStep(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  { kind, status, part, note, cents, userId }: StepEvent,
): Promise<void> {
  if (status === 'requested' || userId === null) return
  const by = partyOf(hire, userId)
  const actor = by === 'company' ? hire.companyName : hire.firstName
  const facts = {
    ...hire,
    partName: hire.parts.length > 1 ? (hire.parts[part]?.name ?? null) : null,
    cents,
    isDifferenceDue: hire.change?.agreedAt != null,
  }
  const text = wordsOfStep({ kind, status }, actor, facts)
  const other = by === 'company' ? 'professional' : 'company'
  await notifySide(deps, tx, hire, other, {
    type: 'hire',
    title: text.title,
    message: text.message,
    by: userId,
    link: hireLinks(hire)[other],
    mail: {
      subject: `${text.title}: ${hire.serviceTitle}`,
      heading: `Hola, ${other === 'company' ? hire.companyName : hire.firstName}`,
      label: 'Ver la contratación',
      ...(note === '' ? {} : { details: [['Lo que escribió', note]] }),
    },
  })
}

/** Notifies the company that the professional reviewed it. */
export async function notifyCompanyReviewed(deps: NotifyDeps, tx: Db, hire: HireRow): Promise<void> {
  const next = hire.hasReview
    ? 'Ya pueden leer las dos.'
    : `La lees cuando escribas la tuya, o en ${reviewsWaitDays} días.`
  await notifySide(deps, tx, hire, 'company', {
    type: 'review',
    by: hire.professionalUserId,
    title: 'Reseñaron a tu empresa',
    message: `${hire.firstName} escribió su reseña sobre trabajar con ${hire.companyName} en “${hire.serviceTitle}”. ${next}`,
    link: hireLinks(hire).company,
    mail: {
      subject: `${hire.firstName} reseñó a tu empresa`,
      heading: `Hola, ${hire.companyName}`,
      label: 'Ver el pedido',
    },
  })
}
