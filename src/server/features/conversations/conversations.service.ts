import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { readNoticesOf } from '#server/features/notifications/notifications.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { CompanyActor, UserActor } from '#server/actor.ts'
import {
  askingAs,
  type OwnConversation,
  type SeenConversation,
  requireConversation,
  requireWritable,
  seenBy,
  viewOf,
} from './conversations.policy.ts'
import {
  countUnreadOf,
  getConversation,
  listConversations,
  lockConversation,
  markWritten,
  openConversation,
  type Which,
} from './conversations.queries.ts'
import { mailUnread } from './conversations.tasks.ts'
import { mailUnreadAfter } from './unread-mail.service.ts'
import {
  findSent,
  insertMessage,
  listMessages,
  markRead,
  type MessageRow,
  readThreads,
} from './messages.queries.ts'
import { announceMessage } from './announce-message.ts'
import { conversationLink } from './conversation.address.ts'
import { notifyOfMessage } from './notify-of-message.ts'
import { listedConversations } from '#contracts/conversations/conversation-figures.ts'

export type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

interface Text {
  message: string
  /** The caller's idempotency key for this message; null: none. */
  sendKey: string | null
}

/**
 * Sends a company's message about a service, in the single conversation of the two. Every professional reads the
 * first message in full; later ones need the premium plan or an active chat. Throws not_found for a service that the
 * company may not see, and the errors of `requireWritable`.
 */
export async function startConversation(
  deps: Writing,
  actor: CompanyActor,
  { serviceId, ...text }: Text & { serviceId: number },
) {
  const { companyId } = actor
  return transaction(deps, async (tx) => {
    const service = await requireService(tx, actor, serviceId)
    const { professionalId } = service
    const { id } = await openConversation(tx, { serviceId, companyId, professionalId, now: deps.clock.now() })
    const conversation = seenBy('company', await getConversation(tx, id), deps.clock.now())
    await write(deps, tx, conversation, actor, text)
    return {
      conversationId: id,
      serviceId,
      companyId,
      professionalId: service.professionalId,
      professionalName: `${service.firstName} ${service.lastName}`.trim(),
      serviceTitle: service.title,
    }
  })
}

/** Opens the conversation of a company and a professional about a service, so that either may write in it. */
export async function openServiceConversation(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  parties: { serviceId: number; companyId: number; professionalId: number },
): Promise<void> {
  await openConversation(tx, { ...parties, now: clock.now() })
}

/** Sends a message in an existing conversation. Throws chat_locked, user_blocked or conversation_closed. */
export async function sendMessage(
  deps: Writing,
  actor: UserActor,
  { row, side }: OwnConversation,
  text: Text,
): Promise<{ conversation: SeenConversation; message: MessageRow }> {
  return transaction(deps, async (tx) => {
    await lockConversation(tx, row.id)
    const conversation = seenBy(side, await getConversation(tx, row.id), deps.clock.now())
    return { conversation, message: await write(deps, tx, conversation, actor, text) }
  })
}

/** Stores a message (which may be a quote) and tells the other side. Call it with the conversation locked. A retry after a lost reply finds the stored message. */
export async function write(
  deps: Omit<Writing, 'pool'>,
  tx: Db,
  conversation: SeenConversation,
  { userId: senderId }: Pick<UserActor, 'userId'>,
  { message: text, sendKey }: Text,
  { quoteId, tell = notifyOfMessage }: { quoteId?: number; tell?: typeof notifyOfMessage } = {},
): Promise<MessageRow> {
  const { row } = conversation
  const sent = sendKey && (await findSent(tx, { conversationId: row.id, senderId, sendKey }))
  if (sent) {
    if (sent.message !== text) throw new AppError('conflict')
    return sent
  }
  requireWritable(conversation)
  const now = deps.clock.now()
  await markWritten(tx, row.id, now)
  const values = { conversationId: row.id, senderId, message: text, sendKey, createdAt: now, quoteId }
  const message = await insertMessage(tx, values)
  await tell(deps, tx, conversation, message)
  if (conversation.side === 'professional') await announceMessage(deps, tx, row, message)
  await deps.queue.enqueue(tx, mailUnread, { messageId: message.id }, { delay: mailUnreadAfter })
  await pushChange(tx, conversation)
  return message
}

/** Makes the open pages of both sides reload. */
export async function pushChange(
  tx: Db,
  { row: { serviceId, applicationId, companyId, professionalUserId } }: SeenConversation,
  change: { isWithdrawn?: true } = {},
): Promise<void> {
  const people = [professionalUserId, ...(await peopleOfCompany(tx, companyId))]
  await pushEvent(tx, people, { topic: 'messages', serviceId, applicationId, companyId, ...change })
}

/** The caller's conversations (about a service), the most recently active first, each with its thread's summary. */
export async function listOwnConversations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  serviceId?: number,
) {
  const rows = await listConversations(db, askingAs(actor), { serviceId, limit: listedConversations })
  const ids = rows.map(({ id }) => id)
  const threads = await readThreads(db, ids, actor.kind)
  const now = clock.now()
  return rows.map((row) => ({ conversation: seenBy(actor.kind, row, now), thread: threads.get(row.id) }))
}

/** How many messages the caller's side has not opened. */
export const countUnread = ({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<number> =>
  countUnreadOf(db, askingAs(actor))

/**
 * The caller's conversation about a service. Throws not_found, and validation_failed when the company must be named.
 */
export const getOwnConversation = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  which: Which,
): Promise<OwnConversation> => requireConversation(db, actor, which, clock.now())

/** One page of a thread, oldest first, without locked texts. */
export async function getMessages(
  { db }: Pick<Deps, 'db'>,
  conversation: OwnConversation,
  { before, after, limit }: Parameters<typeof listMessages>[2],
) {
  // One message more than requested tells whether there are more.
  const isLater = after !== undefined
  const found = await listMessages(db, readerOf(conversation), {
    before,
    after,
    limit: isLater ? limit : limit + 1,
  })
  const hasOlder = !isLater && found.length > limit
  return { messages: hasOlder ? found.slice(1) : found, hasOlder }
}

const readerOf = ({ row, side, isLocked }: OwnConversation) => ({
  ...viewOf({ row, side }),
  conversationId: row.id,
  isLocked,
  firstMessageId: row.firstMessageId,
})

/**
 * Marks the other side's messages as opened, as far as the caller may read them. Returns the remaining number of
 * unread messages over all conversations.
 */
export async function openMessages(
  deps: Pick<Deps, 'pool' | 'clock'>,
  actor: UserActor,
  conversation: OwnConversation,
  upToId: number | undefined,
): Promise<number> {
  const readAt = deps.clock.now()
  return transaction(deps, async (tx) => {
    // A reader leaves no trace.
    if (actor.kind === 'company' && actor.role === 'reader') return countUnread({ db: tx }, actor)
    const opened = await markRead(tx, readerOf(conversation), { upToId, readAt })
    if (opened > 0) {
      const link = conversationLink(conversation.side, conversation.row)
      await readNoticesOf(tx, { userId: actor.userId, link }, readAt)
      await pushChange(tx, conversation)
    }
    return countUnread({ db: tx }, actor)
  })
}
