import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import { partyOf } from './hires.policy.ts'
import { listHireEvents } from './hires.queries.ts'
import { formatDate } from '#domain/time/dates.ts'
import { completesAfterDays, completionOf } from '#domain/hires/completion.ts'
import type { HireParty } from '#domain/hires/steps.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Notice, notify } from '#server/features/notifications/notifications.service.ts'
import { hireLinks } from './hire.address.ts'
import { stepWords } from './hire.words.ts'
import type { HireRow } from './hires.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

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
  const { serviceTitle, companyName, firstName, message, price } = hire
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
      details: [
        ['Qué necesita', message],
        ['Precio', price],
      ],
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
      details: [
        ['Lo que pediste', message],
        ['Precio', price],
      ],
    },
  })
}

/** Notifies the professional, or those of the company who took steps of the hire. */
async function notifySide(
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

/** Notifies the other side of this user's step, on the bell and by mail. */
export async function notifyStep(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  userId: number | null,
): Promise<void> {
  if (hire.status === 'requested') return
  const by: HireParty = userId === null ? 'professional' : partyOf(hire, userId)
  const actor = by === 'company' ? hire.companyName : hire.firstName
  const text = stepWords[hire.status](actor, hire.serviceTitle)
  const other = by === 'company' ? 'professional' : 'company'
  await notifySide(deps, tx, hire, other, {
    type: 'hire',
    ...text,
    by: userId,
    link: hireLinks(hire)[other],
    mail: {
      subject: `${text.title}: ${hire.serviceTitle}`,
      heading: `Hola, ${other === 'company' ? hire.companyName : hire.firstName}`,
      label: 'Ver la contratación',
    },
  })
}

/**
 * Notifies both sides of an automatic change of a delivery, on the bell and by mail. Call it in the transaction of
 * the change.
 */
async function notifyBoth(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  { title, ...messages }: { title: string } & Record<HireParty, string>,
): Promise<void> {
  for (const side of ['professional', 'company'] as const)
    await notifySide(deps, tx, hire, side, {
      by: null,
      type: 'hire',
      title,
      message: messages[side],
      link: hireLinks(hire)[side],
      mail: {
        subject: `${title}: ${hire.serviceTitle}`,
        heading: `Hola, ${side === 'company' ? hire.companyName : hire.firstName}`,
        label: 'Ver la contratación',
      },
    })
}

/** The delivery was not answered within its term. */
export const notifyCompleted = (deps: NotifyDeps, tx: Db, hire: HireRow): Promise<void> =>
  notifyBoth(deps, tx, hire, {
    title: 'Contratación completada',
    professional: `“${hire.serviceTitle}” se completó automáticamente: ${hire.companyName} no respondió a tu entrega en ${completesAfterDays} días.`,
    company: `“${hire.serviceTitle}” se completó automáticamente, ${completesAfterDays} días después de la entrega. Puedes escribir una reseña.`,
  })

/** The delivery's term ends soon. */
export async function notifyCompletesSoon(deps: NotifyDeps, tx: Db, hire: HireRow): Promise<void> {
  const at = completionOf(hire)
  if (!at) return
  const date = formatDate(at)
  await notifyBoth(deps, tx, hire, {
    title: 'Una entrega espera respuesta',
    professional: `${hire.companyName} todavía no revisó “${hire.serviceTitle}”. Si no dice nada, se completa automáticamente el ${date}.`,
    company: `${hire.firstName} entregó “${hire.serviceTitle}” y espera tu respuesta. Si no dices nada, se completa automáticamente el ${date}. Si algo falta, escríbele antes.`,
  })
}
