import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import type { HireRow } from './hires.queries.ts'

type Telling = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Both sides hear of a request on the bell and by mail, in the transaction that makes it. */
export async function tellRequested(deps: Telling, tx: Db, hire: HireRow): Promise<void> {
  const { serviceId, serviceTitle, companyName, firstName, message, price } = hire
  await tell(deps, tx, {
    to: { userId: hire.professionalUserId, email: hire.professionalEmail },
    title: 'Quieren contratarte',
    text: `${companyName} quiere contratar tu servicio “${serviceTitle}”.`,
    subject: `${companyName} quiere contratar tu servicio`,
    heading: `Hola, ${firstName}`,
    details: [
      ['Qué necesita', message],
      ['Precio', price],
    ],
    link: '/dashboard/servicios',
    label: 'Ver mis servicios',
  })
  await tell(deps, tx, {
    to: { userId: hire.companyUserId, email: hire.companyEmail },
    title: 'Solicitud enviada',
    text: `${firstName} recibió tu solicitud para “${serviceTitle}”. Te avisaremos por correo y en tu campana cuando responda.`,
    subject: `Tu solicitud a ${firstName}: ${serviceTitle}`,
    heading: `Hola, ${companyName}`,
    details: [
      ['Lo que pediste', message],
      ['Precio', price],
    ],
    link: `/servicios/${serviceId}`,
    label: 'Ver el servicio',
  })
}

async function tell(
  deps: Telling,
  tx: Db,
  told: {
    to: { userId: number; email: string }
    title: string
    text: string
    subject: string
    heading: string
    details: [string, string][]
    link: string
    label: string
  },
): Promise<void> {
  const { to, title, text, subject, heading, details, link, label } = told
  await notify(deps, tx, { userId: to.userId, type: 'system', title, message: text, link })
  await sendMail(deps, tx, {
    to: to.email,
    subject,
    content: {
      preheader: text,
      heading,
      paragraphs: [text],
      details,
      action: { label, url: `${deps.config.publicUrl}${link}` },
    },
  })
}
