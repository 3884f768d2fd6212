import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { withdrawnMessage } from '#domain/conversations/withdrawn.words.ts'
import { messages } from '#server/db/schema/conversations.table.ts'

export type MessageRow = typeof messages.$inferSelect

/** What this person reads of a message: of a withdrawn one of the other side only that. */
export const textFor = (
  userId: number,
  { senderId, message, moderationStatus }: Pick<MessageRow, 'senderId' | 'message' | 'moderationStatus'>,
): string => (moderationStatus === 'rejected' && senderId !== userId ? withdrawnMessage : message)

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

/** The person who reads a thread. */
export interface Reader {
  userId: number
  conversationId: number
  /**
   * A person without premium and without an active chat may read only the other side's first message and those opened
   * before.
   */
  isLocked: boolean
  firstMessageId: number | null
}

const isReadable = ({ userId, isLocked, firstMessageId }: Reader) =>
  isLocked
    ? or(eq(messages.senderId, userId), eq(messages.id, firstMessageId ?? 0), isNotNull(messages.readAt))
    : undefined

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
  userId: number,
): Promise<ReadonlyMap<number, ThreadFacts>> {
  if (conversationIds.length === 0) return new Map()
  const { rows } = await db.execute<ThreadFacts & Record<string, unknown>>(sql`
    select thread.id as "conversationId", last.id as "lastId", 
      case when last.moderation_status = 'rejected' and last.sender_id <> ${userId} then ${withdrawnMessage} else last.message end as "lastMessage", last.sender_id as "lastSenderId",
      last.read_at is not null as "lastIsRead", unread.count as "unreadCount", unread.after_first as "unreadAfterFirst",
      (select id from messages where conversation_id = thread.id and sender_id = ${userId} and read_at is not null
        order by id desc limit 1) as "seenUpToId"
    from unnest(${sql.param([...conversationIds])}::int[]) as thread (id)
    left join lateral (
      select id, message, sender_id, read_at, moderation_status from messages where conversation_id = thread.id order by id desc limit 1
    ) as last on true
    cross join lateral (
      select count(*)::int as count,
        (count(*) filter (where id <> (select min(id) from messages where conversation_id = thread.id)))::int as after_first
      from messages where conversation_id = thread.id and sender_id <> ${userId} and read_at is null
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
        ne(messages.senderId, reader.userId),
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

/** This sender's unopened messages without withdrawn ones, oldest first; `limit`: no more than this many. */
export async function listUnreadFrom(
  db: Db,
  { conversationId, senderId, limit }: { conversationId: number; senderId: number; limit?: number },
): Promise<MessageRow[]> {
  const unread = db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, senderId),
        isNull(messages.readAt),
        sql`${messages.moderationStatus} is distinct from 'rejected'`,
      ),
    )
    .orderBy(asc(messages.id))
  return limit === undefined ? unread : unread.limit(limit)
}

/** When this person last wrote or opened something in the conversation; null: never. */
export async function lastSeenIn(
  db: Db,
  { conversationId, userId }: { conversationId: number; userId: number },
): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<string | null>`greatest(
        max(${messages.createdAt}) filter (where ${messages.senderId} = ${userId}),
        max(${messages.readAt}) filter (where ${messages.senderId} <> ${userId}))`,
    })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
  return row?.at ? new Date(row.at) : null
}
