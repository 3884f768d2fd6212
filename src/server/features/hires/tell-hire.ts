import type { HireParty } from '#domain/hires/steps.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/features/notifications/notifications.service.ts'
import type { HireRow } from './hires.queries.ts'

/** Where each side sees the hire. */
const hireLinks = ({ id }: HireRow): Record<HireParty, string> => ({
  professional: `/dashboard/contrataciones?ver=${id}`,
  company: `/company-dashboard/contrataciones?ver=${id}`,
})

type Telling = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Both sides hear of a request on the bell and by mail, in the transaction that makes it. */
export async function tellRequested(deps: Telling, tx: Db, hire: HireRow): Promise<void> {
  const { serviceTitle, companyName, firstName, message, price } = hire
  await tell(deps, tx, {
    userId: hire.professionalUserId,
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
  await tell(deps, tx, {
    userId: hire.companyUserId,
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

type Step = Exclude<HireRow['status'], 'requested'>

/** What the other side is told of a step, and what the one who took it keeps on the bell. */
const stepWords: Record<
  Step,
  (who: string, service: string) => { title: string; other: string; own: string }
> = {
  accepted: (who, service) => ({
    title: 'Solicitud aceptada',
    other: `${who} aceptó tu solicitud de “${service}”. Ya pueden empezar.`,
    own: `Aceptaste la solicitud de “${service}”. Ya pueden empezar.`,
  }),
  declined: (who, service) => ({
    title: 'Solicitud rechazada',
    other: `${who} no puede tomar tu solicitud de “${service}”.`,
    own: `Rechazaste la solicitud de “${service}”.`,
  }),
  delivered: (who, service) => ({
    title: 'Servicio entregado',
    other: `${who} entregó “${service}”. Revísalo y marca la contratación como completada.`,
    own: `Entregaste “${service}”. Te avisaremos cuando la empresa lo dé por completado.`,
  }),
  completed: (who, service) => ({
    title: 'Contratación completada',
    other: `${who} dio por completado “${service}”.`,
    own: `Diste por completado “${service}”. Tu reseña ayuda a otras empresas.`,
  }),
  cancelled: (who, service) => ({
    title: 'Contratación cancelada',
    other: `${who} canceló la contratación de “${service}”.`,
    own: `Cancelaste la contratación de “${service}”.`,
  }),
}

/** Both sides hear of a step: the other one on the bell and by mail, who took it on the bell. In the transaction that takes it. */
export async function tellStep(deps: Telling, tx: Db, hire: HireRow, by: HireParty): Promise<void> {
  if (hire.status === 'requested') return
  const actor = by === 'company' ? hire.companyName : hire.firstName
  const words = stepWords[hire.status](actor, hire.serviceTitle)
  const links = hireLinks(hire)
  const users = { professional: hire.professionalUserId, company: hire.companyUserId }
  const other = by === 'company' ? 'professional' : 'company'
  const base = { type: 'hire', title: words.title } as const
  await tell(deps, tx, { ...base, userId: users[by], message: words.own, link: links[by] })
  await tell(deps, tx, {
    ...base,
    userId: users[other],
    message: words.other,
    link: links[other],
    mail: {
      subject: `${words.title}: ${hire.serviceTitle}`,
      heading: `Hola, ${other === 'company' ? hire.companyName : hire.firstName}`,
      label: 'Ver la contratación',
    },
  })
}
