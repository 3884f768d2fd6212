import type { Db } from '#server/db/connection.ts'
import { type SeenConversation, seenBy, type Side } from './conversations.policy.ts'
import { getConversation, lockConversation } from './conversations.queries.ts'

/* What other features need to write into a conversation about a service. */

export { conversationLink } from './conversation.address.ts'
export {
  type OwnConversation,
  requireWritable,
  type SeenConversation,
  type Side,
} from './conversations.policy.ts'
export { type ConversationRow, setMailed } from './conversations.queries.ts'
export { getOwnConversation, pushChange, write, type Writing } from './conversations.service.ts'
export type { MessageRow } from './messages.queries.ts'
export { notifySide } from './notify-of-message.ts'

/** A conversation as one side sees it now. */
export const readTalk = async (tx: Db, id: number, side: Side, now: Date): Promise<SeenConversation> =>
  seenBy(side, await getConversation(tx, id), now)

/** The same, locked for writing until the transaction ends. */
export async function lockTalk(tx: Db, id: number, side: Side, now: Date): Promise<SeenConversation> {
  await lockConversation(tx, id)
  return readTalk(tx, id, side, now)
}
