import { MINUTE } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Side, viewOf } from './conversations.policy.ts'
import { getConversation, lockConversation, setMailed } from './conversations.queries.ts'
import { findMessage, lastSeenIn, listUnreadFrom } from './messages.queries.ts'
import { mailOf, noticeOf } from './message-notices.ts'
import { notifySide, readableTo } from './notify-of-message.ts'

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
    const reader: Side = message.senderId === row.professionalUserId ? 'company' : 'professional'
    const writer: Side = reader === 'company' ? 'professional' : 'company'
    const mailedId = reader === 'professional' ? row.professionalMailedId : row.companyMailedId
    const unread = await listUnreadFrom(tx, { conversationId: row.id, from: viewOf({ row, side: writer }) })
    const isNotified = unread.some(({ id }) => id <= mailedId)
    const seenAt = await lastSeenIn(tx, { conversationId: row.id, ...viewOf({ row, side: reader }) })
    if (isNotified || unread.length === 0 || (seenAt !== null && seenAt > message.createdAt)) return
    await setMailed(tx, row.id, reader, unread.at(-1)!.id)
    const texts = readableTo(row, reader, unread, deps.clock.now()).slice(-shown)
    await notifySide(deps, tx, row, reader, {
      by: message.senderId,
      ...noticeOf(row, reader),
      mail: await mailOf(
        deps,
        tx,
        row,
        reader,
        texts.map((one) => one.message),
      ),
      onlyByMail: true,
    })
  })
}
