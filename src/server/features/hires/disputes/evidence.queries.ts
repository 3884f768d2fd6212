import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import type { Db } from '#server/db/connection.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { disputeEvidence } from '#server/db/schema/disputes.table.ts'
import { hireEvents, orderFiles } from '#server/db/schema/hires.table.ts'
import type { HireRow } from '#server/features/hires/hires.queries.ts'

export async function insertEvidence(tx: Db, rows: (typeof disputeEvidence.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(disputeEvidence).values(rows)
}

/** Which of these files came with an earlier step that this person knows of. */
export async function knownFiles(
  db: Db,
  { hireId, userId, ids }: { hireId: number; userId: number; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: orderFiles.id })
    .from(orderFiles)
    .innerJoin(hireEvents, eq(hireEvents.id, orderFiles.eventId))
    .where(
      and(
        inArray(orderFiles.id, [...ids]),
        eq(orderFiles.hireId, hireId),
        isNotNull(orderFiles.fileId),
        or(eq(orderFiles.userId, userId), eq(hireEvents.isNotified, true)),
      ),
    )
  return rows.map(({ id }) => id)
}

type OfOrder = Pick<HireRow, 'serviceId' | 'companyId' | 'professionalUserId'>

const isTalkOf = ({ serviceId, companyId }: OfOrder) =>
  and(eq(conversations.serviceId, serviceId), eq(conversations.companyId, companyId))

/** Which of these messages are of the conversation of the order, and written or opened by this side. */
export async function knownMessages(
  db: Db,
  order: OfOrder,
  { party, ids }: { party: HireParty; ids: readonly number[] },
): Promise<number[]> {
  if (ids.length === 0) return []
  const { professionalUserId } = order
  const isOwn =
    party === 'professional'
      ? eq(messages.senderId, professionalUserId)
      : ne(messages.senderId, professionalUserId)
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(isTalkOf(order), inArray(messages.id, [...ids]), or(isOwn, isNotNull(messages.readAt))))
  return rows.map(({ id }) => id)
}

/** What the steps of a hire point at, in the order in which it was chosen. */
export const listEvidence = (db: Db, hireId: number) =>
  db
    .select({
      eventId: disputeEvidence.eventId,
      fileId: orderFiles.id,
      fileName: orderFiles.name,
      fileSize: orderFiles.size,
      messageId: messages.id,
      text: messages.message,
      senderId: messages.senderId,
      sentAt: messages.createdAt,
      isWithdrawn: sql<boolean>`coalesce(${messages.moderationStatus} = 'rejected', false)`,
    })
    .from(disputeEvidence)
    .innerJoin(hireEvents, eq(hireEvents.id, disputeEvidence.eventId))
    .leftJoin(orderFiles, eq(orderFiles.id, disputeEvidence.orderFileId))
    .leftJoin(messages, eq(messages.id, disputeEvidence.messageId))
    .where(eq(hireEvents.hireId, hireId))
    .orderBy(asc(disputeEvidence.id))
export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number]

/** The conversation of an order, the latest messages, oldest first. */
export async function listTalk(db: Db, order: OfOrder, limit: number) {
  const rows = await db
    .select({
      id: messages.id,
      text: messages.message,
      senderId: messages.senderId,
      sentAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(isTalkOf(order))
    .orderBy(sql`${messages.id} desc`)
    .limit(limit)
  return rows.toReversed()
}
