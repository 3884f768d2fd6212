import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { withdrawnMessage } from '#domain/conversations/withdrawn.words.ts'
import { messages } from '#server/db/schema/conversations.table.ts'

export type MessageRow = typeof messages.$inferSelect

/** One of the two sides of a conversation. Several people write for a company, so a side is told by the professional. */
export interface Viewpoint {
  side: 'professional' | 'company'
  professionalUserId: number
}

/** Whether this side wrote the message. */
export const isFromSide = ({ side, professionalUserId }: Viewpoint, senderId: number): boolean =>
  (senderId === professionalUserId) === (side === 'professional')

const isOurs = ({ side, professionalUserId }: Viewpoint): SQL =>
  side === 'professional'
    ? eq(messages.senderId, professionalUserId)
    : ne(messages.senderId, professionalUserId)
const isTheirs = (view: Viewpoint): SQL =>
  isOurs({ ...view, side: view.side === 'professional' ? 'company' : 'professional' })

/** What this side reads of a message: of a withdrawn one of the other side only that. */
export const textFor = (
  view: Viewpoint,
  { senderId, message, moderationStatus }: Pick<MessageRow, 'senderId' | 'message' | 'moderationStatus'>,
): string => (moderationStatus === 'rejected' && !isFromSide(view, senderId) ? withdrawnMessage : message)

export async function insertMessage(tx: Db, message: typeof messages.$inferInsert): Promise<MessageRow> {
  const [row] = await tx.insert(messages).values(message).returning()
  if (!row) throw new Error('No message was inserted')
  return row
}

/** The message that this sender stored earlier under this key. */
export async function findSent(
  db: Db,
  {
    conversationId,
    senderId,
    sendKey,
  }: Pick<MessageRow, 'conversationId' | 'senderId'> & { sendKey: string },
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, senderId),
        eq(messages.sendKey, sendKey),
      ),
    )
  return row ?? null
}

/** The side that reads a thread. */
export interface Reader extends Viewpoint {
  conversationId: number
  /**
   * A person without premium and without an active chat may read only the other side's first message and those opened
   * before.
   */
  isLocked: boolean
  firstMessageId: number | null
}

const isReadable = ({ isLocked, firstMessageId, ...view }: Reader) =>
  isLocked ? or(isOurs(view), eq(messages.id, firstMessageId ?? 0), isNotNull(messages.readAt)) : undefined

/** Oldest first: the messages after a given one, or else the newest (before a given one). */
export async function listMessages(
  db: Db,
  reader: Reader,
  page: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { before, after, limit } = page
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, reader.conversationId),
        isReadable(reader),
        before === undefined ? undefined : lt(messages.id, before),
        after === undefined ? undefined : gt(messages.id, after),
      ),
    )
    .orderBy(after === undefined ? desc(messages.id) : asc(messages.id))
    .limit(limit)
  return after === undefined ? rows.toReversed() : rows
}

export interface ThreadFacts {
  conversationId: number
  lastId: number | null
  lastMessage: string | null
  lastSenderId: number | null
  lastIsRead: boolean | null
  unreadCount: number
  /** Unread messages except the first one. */
  unreadAfterFirst: number
  seenUpToId: number | null
}

/** The summary of each thread in a list of conversations, for one reader. */
export async function readThreads(
  db: Db,
  conversationIds: readonly number[],
  side: Viewpoint['side'],
): Promise<ReadonlyMap<number, ThreadFacts>> {
  if (conversationIds.length === 0) return new Map()
  const ours = (senderId: SQL) =>
    side === 'professional' ? sql`${senderId} = seller.user_id` : sql`${senderId} <> seller.user_id`
  const { rows } = await db.execute<ThreadFacts & Record<string, unknown>>(sql`
    select thread.id as "conversationId", last.id as "lastId", 
      case when last.moderation_status = 'rejected' and not (${ours(sql`last.sender_id`)}) then ${withdrawnMessage} else last.message end as "lastMessage", last.sender_id as "lastSenderId",
      last.read_at is not null as "lastIsRead", unread.count as "unreadCount", unread.after_first as "unreadAfterFirst",
      (select id from messages where conversation_id = thread.id and ${ours(sql`sender_id`)} and read_at is not null
        order by id desc limit 1) as "seenUpToId"
    from unnest(${sql.param([...conversationIds])}::int[]) as thread (id)
    join conversations on conversations.id = thread.id
    join professionals seller on seller.id = conversations.professional_id
    left join lateral (
      select id, message, sender_id, read_at, moderation_status from messages where conversation_id = thread.id order by id desc limit 1
    ) as last on true
    cross join lateral (
      select count(*)::int as count,
        (count(*) filter (where id <> (select min(id) from messages where conversation_id = thread.id)))::int as after_first
      from messages where conversation_id = thread.id and not (${ours(sql`sender_id`)}) and read_at is null
    ) as unread`)
  return new Map(rows.map((row) => [row.conversationId, row]))
}

/** The first opening sets the time. Returns how many were newly opened. */
export async function markRead(
  tx: Db,
  reader: Reader,
  { upToId, readAt }: { upToId?: number | undefined; readAt: Date },
): Promise<number> {
  const rows = await tx
    .update(messages)
    .set({ readAt })
    .where(
      and(
        eq(messages.conversationId, reader.conversationId),
        isTheirs(reader),
        isNull(messages.readAt),
        isReadable(reader),
        upToId === undefined ? undefined : lte(messages.id, upToId),
      ),
    )
    .returning({ id: messages.id })
  return rows.length
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row ?? null
}

/** This side's unopened messages without withdrawn ones, oldest first; `limit`: no more than this many. */
export async function listUnreadFrom(
  db: Db,
  { conversationId, from, limit }: { conversationId: number; from: Viewpoint; limit?: number },
): Promise<MessageRow[]> {
  const unread = db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        isOurs(from),
        isNull(messages.readAt),
        sql`${messages.moderationStatus} is distinct from 'rejected'`,
      ),
    )
    .orderBy(asc(messages.id))
  return limit === undefined ? unread : unread.limit(limit)
}

/** When this side last wrote or opened something in the conversation; null: never. */
export async function lastSeenIn(
  db: Db,
  { conversationId, ...view }: Viewpoint & { conversationId: number },
): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<string | null>`greatest(
        max(${messages.createdAt}) filter (where ${isOurs(view)}),
        max(${messages.readAt}) filter (where ${isTheirs(view)}))`,
    })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
  return row?.at ? new Date(row.at) : null
}

/** The people of the company who wrote in a conversation. */
export async function listWritersOfCompany(
  db: Db,
  { conversationId, professionalUserId }: { conversationId: number; professionalUserId: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ senderId: messages.senderId })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), ne(messages.senderId, professionalUserId)))
  return rows.map(({ senderId }) => senderId)
}
