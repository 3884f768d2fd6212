import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Notice, NoticeMail } from '#server/features/notifications/notifications.service.ts'
import { conversationLink } from './conversation.address.ts'
import type { Side } from './conversations.policy.ts'
import type { ConversationRow } from './conversations.queries.ts'
import { messageMail, messageWords, waysToAnswer } from './message-notices.words.ts'
import { replyName, threadLink } from './thread-tokens.ts'

/** The bell text for this side, which also starts the mail. */
export const noticeOf = (row: ConversationRow, reader: Side): Omit<Notice, 'mail' | 'by' | 'userId'> => ({
  ...messageWords(row, reader),
  type: 'message',
  link: conversationLink(reader, row),
})

/** `texts`: what the reader may read of it; empty: everything is locked. */
export async function mailOf(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  row: ConversationRow,
  reader: Side,
  texts: readonly string[],
): Promise<NoticeMail> {
  const mail = messageMail(row, reader, texts)
  if (texts.length === 0 || reader !== 'professional' || row.applicationId === null) return mail
  return { ...mail, ...(await addressesToAnswer(config, tx, row)) }
}

/** Where who applied can answer: in the panel or, without a password, on the page of a link; by mail if answers to mails are taken. */
async function addressesToAnswer(
  { mailReplyDomain }: Deps['config'],
  tx: Db,
  row: ConversationRow,
): Promise<Pick<NoticeMail, 'paragraphs' | 'path' | 'replyTo'>> {
  const byLink = !row.professionalHasPassword
  const byMail = mailReplyDomain !== null
  return {
    paragraphs: [waysToAnswer(row.companyName, { byLink, byMail })],
    ...(byLink ? { path: `/mensajes/${await threadLink(tx, row.id)}` } : {}),
    ...(byMail ? { replyTo: `${await replyName(tx, row.id)}@${mailReplyDomain}` } : {}),
  }
}
