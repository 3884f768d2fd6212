import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import { type Notice, type NoticeMail, notify } from '#server/features/notifications/notifications.service.ts'
import { conversationLink } from './conversation.address.ts'
import type { SeenConversation } from './conversations.policy.ts'
import { hasOpenChat, type Side, viewOf } from './conversations.policy.ts'
import { type ConversationRow, setMailed } from './conversations.queries.ts'
import { lastSeenIn, listUnreadFrom, listWritersOfCompany, type MessageRow } from './messages.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/**
 * In milliseconds: a person who read or wrote here this recently has the conversation open and needs no notification.
 */
const stillThere = 5 * 60_000

/**
 * Notifies the other side of a new message. The bell shows it when it is the first unread one and the person is not
 * present. The very first message is mailed to the professional at once; others only when they stay unread.
 */
export async function notifyOfMessage(
  deps: NotifyDeps,
  tx: Db,
  { row, side, meId }: SeenConversation,
  message: MessageRow,
): Promise<void> {
  const unread = await listUnreadFrom(tx, { conversationId: row.id, from: viewOf({ row, side }), limit: 2 })
  const reader: Side = side === 'company' ? 'professional' : 'company'
  const seenAt = await lastSeenIn(tx, { conversationId: row.id, ...viewOf({ row, side: reader }) })
  const isThere = seenAt !== null && message.createdAt.getTime() - seenAt.getTime() < stillThere
  if (unread.length > 1 || isThere) return
  const isFirst = side === 'company' && row.firstMessageId === null
  await notifySide(deps, tx, row, reader, {
    by: meId,
    ...noticeOf(row, reader),
    ...(isFirst ? { mail: mailOf(row, 'professional', [message.message]) } : {}),
  })
  if (isFirst) await setMailed(tx, row.id, 'professional', message.id)
}

/** Notifies the professional, or those of the company who write in the conversation. */
export async function notifySide(
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  reader: Side,
  news: Omit<Notice, 'userId'>,
): Promise<void> {
  if (reader === 'professional') return notify(deps, tx, { ...news, userId: row.professionalUserId })
  const { id: conversationId, professionalUserId, companyId } = row
  const among = await listWritersOfCompany(tx, { conversationId, professionalUserId })
  await notifyCompanyPeople(deps, tx, { companyId, among }, news)
}

/** The bell text for this side, which also starts the mail. */
export function noticeOf(row: ConversationRow, reader: Side): Omit<Notice, 'mail' | 'by' | 'userId'> {
  const link = conversationLink(reader, row)
  if (reader === 'professional')
    return {
      type: 'message',
      title: 'Nuevo mensaje de una empresa',
      message: `${row.companyName} te escribió por tu servicio “${row.serviceTitle}”.`,
      link,
    }
  return {
    type: 'message',
    title: 'Nuevo mensaje',
    message: `${row.firstName} te escribió sobre “${row.serviceTitle}”.`,
    link,
  }
}

/** `texts`: what the reader may read of it; empty: everything is locked. */
export function mailOf(row: ConversationRow, reader: Side, texts: readonly string[]): NoticeMail {
  const isProfessional = reader === 'professional'
  return {
    subject: isProfessional
      ? `${row.companyName} te escribió por tu servicio`
      : `${row.firstName} te escribió sobre “${row.serviceTitle}”`,
    heading: `Hola, ${isProfessional ? row.firstName : row.companyName}`,
    label: 'Abrir la conversación',
    ...(texts.length === 0
      ? { paragraphs: ['Para leerlo y responder, activa el plan premium o el chat de este servicio.'] }
      : { details: texts.map((text): [string, string] => ['Mensaje', text]) }),
  }
}

/** Those of the professional's messages that their plan lets them read. */
export const readableTo = (
  row: ConversationRow,
  reader: Side,
  unread: readonly MessageRow[],
  now: Date,
): MessageRow[] =>
  unread.filter(({ id }) => reader === 'company' || hasOpenChat(row, now) || id === row.firstMessageId)
