import { messagesAround } from '#contracts/admin/reports-figures.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { Db } from '#server/db/connection.ts'
import { conversationLink } from '#server/features/conversations/conversation.address.ts'
import { seenBy } from '#server/features/conversations/conversations.policy.ts'
import { getConversation } from '#server/features/conversations/conversations.queries.ts'
import { pushChange } from '#server/features/conversations/conversations.service.ts'
import { findMessage } from '#server/features/conversations/messages.queries.ts'
import type { Moderated } from '#server/moderated.ts'
import { messageRejected } from './moderated-message-notices.words.ts'
import {
  isMessageOf,
  listAround,
  listUntil,
  type MessageContent,
  messagesToModerate,
  submitMessage,
} from './moderated-messages.queries.ts'

export type { MessageContent }

export { isMessageOf, submitMessage }

/** Reported messages: instead of a rejected one the other side reads that it was withdrawn. Who wrote it hears why. */
export const moderatedMessages: Moderated<MessageContent> = {
  source: messagesToModerate,
  async decided(tx, { rowId }) {
    const message = await findMessage(tx, Number(rowId))
    if (!message) return
    const row = await getConversation(tx, message.conversationId)
    await pushChange(tx, seenBy('company', row, message.createdAt), { isWithdrawn: true })
  },
  waiting: ({ title, content }) => ({ title, about: truncate(content.text, 80) }),
  notice({ status, note, content }) {
    if (status === 'approved') return null
    const other = content.isFromCompany ? content.professionalName : content.companyName
    return {
      ...messageRejected({ other, serviceTitle: content.serviceTitle, note }),
      link: conversationLink(content.isFromCompany ? 'company' : 'professional', content),
    }
  },
}

/**
 * What an administrator needs to judge a report: the reported message with some before and after it, or the last ones
 * before a report of the conversation. Never more of the conversation.
 */
export const readReported = (
  db: Db,
  { conversationId, messageId, at }: { conversationId: number; messageId: number | null; at: Date },
) =>
  messageId === null
    ? listUntil(db, { conversationId, at, limit: 2 * messagesAround })
    : listAround(db, { conversationId, messageId, each: messagesAround })
