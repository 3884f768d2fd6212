import { MINUTE } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { Side } from './conversations.policy.ts'
import { getConversation, lockConversation, setMailed } from './conversations.queries.ts'
import { findMessage, lastSeenIn, listUnreadFrom } from './messages.queries.ts'
import { mailOf, noticeOf, readableTo } from './notify-of-message.ts'

/** How long a message stays unread before a mail is sent. In milliseconds. */
export const mailUnreadAfter = 15 * MINUTE

/** How many messages a mail shows. */
const shown = 5

/**
 * Mails a person about an unopened message. No further mail is sent while the mailed messages are unread, nor when
 * the person has answered since.
 */
export async function mailIfUnread(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  messageId: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const message = await findMessage(tx, messageId)
    if (!message || message.readAt !== null || message.moderationStatus === 'rejected') return
    await lockConversation(tx, message.conversationId)
    const row = await getConversation(tx, message.conversationId)
    const reader: Side = message.senderId === row.companyUserId ? 'professional' : 'company'
    const readerId = reader === 'professional' ? row.professionalUserId : row.companyUserId
    const mailedId = reader === 'professional' ? row.professionalMailedId : row.companyMailedId
    const unread = await listUnreadFrom(tx, { conversationId: row.id, senderId: message.senderId })
    const isTold = unread.some(({ id }) => id <= mailedId)
    const seenAt = await lastSeenIn(tx, { conversationId: row.id, userId: readerId })
    if (isTold || unread.length === 0 || (seenAt !== null && seenAt > message.createdAt)) return
    await setMailed(tx, row.id, reader, unread.at(-1)!.id)
    const texts = readableTo(row, reader, unread, deps.clock.now()).slice(-shown)
    await notify(deps, tx, {
      by: message.senderId,
      ...noticeOf(row, reader),
      mail: mailOf(
        row,
        reader,
        texts.map((one) => one.message),
      ),
      onlyByMail: true,
    })
  })
}
