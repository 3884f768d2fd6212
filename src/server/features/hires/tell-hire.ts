import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/features/notifications/notifications.service.ts'
import type { HireRow } from './hires.queries.ts'

type Telling = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Both sides hear of a request on the bell and by mail, in the transaction that makes it. */
export async function tellRequested(deps: Telling, tx: Db, hire: HireRow): Promise<void> {
  const { serviceId, serviceTitle, companyName, firstName, message, price } = hire
  await tell(deps, tx, {
    userId: hire.professionalUserId,
    type: 'hire',
    title: 'Quieren contratarte',
    message: `${companyName} quiere contratar tu servicio “${serviceTitle}”.`,
    link: '/dashboard/servicios',
    mail: {
      subject: `${companyName} quiere contratar tu servicio`,
      heading: `Hola, ${firstName}`,
      label: 'Ver mis servicios',
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
    link: `/servicios/${serviceId}`,
    mail: {
      subject: `Tu solicitud a ${firstName}: ${serviceTitle}`,
      heading: `Hola, ${companyName}`,
      label: 'Ver el servicio',
      details: [
        ['Lo que pediste', message],
        ['Precio', price],
      ],
    },
  })
}
