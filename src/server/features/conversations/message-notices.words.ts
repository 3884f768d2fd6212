import { threadLinkDays } from '#contracts/applications/close-out-figures.ts'
import type { NoticeMail, NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { Side } from './conversations.policy.ts'
import type { ConversationRow } from './conversations.queries.ts'

/** On the bell, and at the start of the mail. */
export function messageWords(row: ConversationRow, reader: Side): Pick<NoticeWords, 'title' | 'message'> {
  const isApplication = row.applicationId !== null
  if (reader === 'professional')
    return {
      title: 'Nuevo mensaje de una empresa',
      message: `${row.companyName} te escribió por ${isApplication ? 'tu postulación a' : 'tu servicio'} “${row.title}”.`,
    }
  return {
    title: isApplication ? 'Un candidato te respondió' : 'Nuevo mensaje',
    message: isApplication
      ? `${row.firstName} respondió sobre su postulación a “${row.title}”.`
      : `${row.firstName} te escribió sobre “${row.title}”.`,
  }
}

/** `texts`: what the reader may read of it; empty: everything is locked. */
export function messageMail(row: ConversationRow, reader: Side, texts: readonly string[]): NoticeMail {
  const isProfessional = reader === 'professional'
  const about = row.applicationId !== null ? `tu postulación a ${row.title}` : 'tu servicio'
  const mail = {
    subject: isProfessional
      ? `${row.companyName} te escribió por ${about}`
      : `${row.firstName} te escribió sobre “${row.title}”`,
    heading: `Hola, ${isProfessional ? row.firstName : row.companyName}`,
    label: 'Abrir la conversación',
  }
  return texts.length === 0
    ? {
        ...mail,
        paragraphs: ['Para leerlo y responder, activa el plan premium o el chat de este servicio.'],
      }
    : { ...mail, details: texts.map((text) => ['Mensaje', text]) }
}

/** How who applied can answer. `byLink`: on the page of a link, without a password; `byMail`: to the mail itself. */
export function waysToAnswer(
  companyName: string,
  { byLink, byMail }: { byLink: boolean; byMail: boolean },
): string {
  const where = byLink
    ? `Responde desde la conversación: el enlace de este correo la abre durante ${threadLinkDays} días, sin contraseña.`
    : 'Responde desde la conversación.'
  return byMail
    ? `Puedes responder a este correo: tu respuesta le llega a ${companyName}. ${where}`
    : `${where} Las respuestas a este correo no llegan a la empresa.`
}
