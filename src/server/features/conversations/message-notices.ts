import { threadLinkDays } from '#contracts/applications/close-out-figures.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Notice, NoticeMail } from '#server/features/notifications/notifications.service.ts'
import { conversationLink } from './conversation.address.ts'
import type { Side } from './conversations.policy.ts'
import type { ConversationRow } from './conversations.queries.ts'
import { replyName, threadLink } from './thread-tokens.ts'

/** The bell text for this side, which also starts the mail. */
export function noticeOf(row: ConversationRow, reader: Side): Omit<Notice, 'mail' | 'by' | 'userId'> {
  const link = conversationLink(reader, row)
  const isApplication = row.applicationId !== null
  if (reader === 'professional')
    return {
      type: 'message',
      title: 'Nuevo mensaje de una empresa',
      message: `${row.companyName} te escribió por ${isApplication ? 'tu postulación a' : 'tu servicio'} “${row.title}”.`,
      link,
    }
  return {
    type: 'message',
    title: isApplication ? 'Un candidato te respondió' : 'Nuevo mensaje',
    message: isApplication
      ? `${row.firstName} respondió sobre su postulación a “${row.title}”.`
      : `${row.firstName} te escribió sobre “${row.title}”.`,
    link,
  }
}

/** `texts`: what the reader may read of it; empty: everything is locked. */
export async function mailOf(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  row: ConversationRow,
  reader: Side,
  texts: readonly string[],
): Promise<NoticeMail> {
  const isProfessional = reader === 'professional'
  const isApplication = row.applicationId !== null
  const about = isApplication ? `tu postulación a ${row.title}` : 'tu servicio'
  const mail = {
    subject: isProfessional
      ? `${row.companyName} te escribió por ${about}`
      : `${row.firstName} te escribió sobre “${row.title}”`,
    heading: `Hola, ${isProfessional ? row.firstName : row.companyName}`,
    label: 'Abrir la conversación',
  }
  if (texts.length === 0)
    return {
      ...mail,
      paragraphs: ['Para leerlo y responder, activa el plan premium o el chat de este servicio.'],
    }
  const details = texts.map((text): [string, string] => ['Mensaje', text])
  if (!isProfessional || !isApplication) return { ...mail, details }
  return { ...mail, details, ...(await waysToAnswer(config, tx, row)) }
}

/** Where who applied can answer: in the panel or, without a password, on the page of a link; by mail if answers to mails are taken. */
async function waysToAnswer(
  { mailReplyDomain }: Deps['config'],
  tx: Db,
  row: ConversationRow,
): Promise<Pick<NoticeMail, 'paragraphs' | 'path' | 'replyTo'>> {
  const byLink = !row.professionalHasPassword
  const where = byLink
    ? `Responde desde la conversación: el enlace de este correo la abre durante ${threadLinkDays} días, sin contraseña.`
    : 'Responde desde la conversación.'
  return {
    ...(byLink ? { path: `/mensajes/${await threadLink(tx, row.id)}` } : {}),
    ...(mailReplyDomain === null
      ? { paragraphs: [`${where} Las respuestas a este correo no llegan a la empresa.`] }
      : {
          paragraphs: [
            `Puedes responder a este correo: tu respuesta le llega a ${row.companyName}. ${where}`,
          ],
          replyTo: `${await replyName(tx, row.id)}@${mailReplyDomain}`,
        }),
  }
}
