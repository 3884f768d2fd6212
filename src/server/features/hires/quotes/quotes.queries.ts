import { and, asc, count, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { QuoteTerms } from '#domain/conversations/quotes.ts'
import type { Db } from '#server/db/connection.ts'
import { conversations, messages, quotes } from '#server/db/schema/conversations.table.ts'
import { services } from '#server/db/schema/services.table.ts'

const selectQuotes = (db: Db) =>
  db
    .select({
      id: quotes.id,
      conversationId: quotes.conversationId,
      serviceId: sql<number>`${services.id}`,
      companyId: conversations.companyId,
      professionalId: conversations.professionalId,
      title: quotes.title,
      note: quotes.note,
      priceCents: quotes.priceCents,
      days: quotes.days,
      rounds: quotes.rounds,
      validUntil: quotes.validUntil,
      status: quotes.status,
      isNotified: quotes.isNotified,
      word: quotes.word,
      hireId: quotes.hireId,
      remindedAt: quotes.remindedAt,
      createdAt: quotes.createdAt,
      /** An administrator hid its message from the company. */
      isHidden: sql<boolean>`exists (select 1 from ${messages}
        where ${messages.quoteId} = ${quotes.id} and ${messages.moderationStatus} = 'rejected')`,
      /** The service was not deleted, and Qhatu did not take it down; a paused one goes on with those who know it. */
      isOffered: sql<boolean>`(${services.deletedAt} is null and ${services.takenDownAt} is null
        and ${services.moderationStatus} <> 'rejected')`,
    })
    .from(quotes)
    .innerJoin(conversations, eq(conversations.id, quotes.conversationId))
    .innerJoin(services, eq(services.id, conversations.serviceId))
export type QuoteRow = Awaited<ReturnType<typeof selectQuotes>>[number]

export async function findQuote(db: Db, id: number): Promise<QuoteRow | null> {
  const [row] = await selectQuotes(db).where(eq(quotes.id, id))
  return row ?? null
}

/** The quote, locked until the transaction ends. */
export async function lockQuote(tx: Db, id: number): Promise<QuoteRow | null> {
  await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('update')
  return findQuote(tx, id)
}

/** Oldest first. */
export const listQuotes = (db: Db, conversationId: number): Promise<QuoteRow[]> =>
  selectQuotes(db).where(eq(quotes.conversationId, conversationId)).orderBy(asc(quotes.id))

/** How many wait for an answer. */
export async function countOpen(tx: Db, conversationId: number): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(quotes)
    .where(and(eq(quotes.conversationId, conversationId), eq(quotes.status, 'sent')))
  return row?.open ?? 0
}

export async function insertQuote(
  tx: Db,
  { conversationId, now, ...terms }: QuoteTerms & { conversationId: number; now: Date },
): Promise<number> {
  const [row] = await tx
    .insert(quotes)
    .values({ ...terms, conversationId, createdAt: now, updatedAt: now })
    .returning({ id: quotes.id })
  return row!.id
}

export async function updateQuote(
  tx: Db,
  id: number,
  values: Partial<
    Pick<typeof quotes.$inferInsert, 'status' | 'isNotified' | 'word' | 'hireId' | 'remindedAt' | 'updatedAt'>
  >,
): Promise<void> {
  await tx.update(quotes).set(values).where(eq(quotes.id, id))
}

/** Quotes that wait and whose last day is over, or that end by `soon` without a reminder; locked. */
export async function claimEnding(
  tx: Db,
  { today, soon, limit }: { today: string; soon: string; limit: number },
): Promise<QuoteRow[]> {
  const claimed = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.status, 'sent'),
        or(lt(quotes.validUntil, today), and(lte(quotes.validUntil, soon), isNull(quotes.remindedAt))),
      ),
    )
    .orderBy(asc(quotes.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows: QuoteRow[] = []
  for (const { id } of claimed) {
    const row = await findQuote(tx, id)
    if (row) rows.push(row)
  }
  return rows
}
