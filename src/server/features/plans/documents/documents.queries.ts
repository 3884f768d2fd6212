import { and, eq, max, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { documents } from '#server/db/schema/documents.table.ts'

export type DocumentRow = typeof documents.$inferSelect

/**
 * Stores a document with the next number of its series. Only one transaction at a time may take one, so that numbers
 * have no gaps or duplicates.
 */
export async function insertDocument(
  tx: Db,
  document: Omit<typeof documents.$inferInsert, 'number'>,
): Promise<DocumentRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('documents'), hashtext(${document.series}))`)
  const [last] = await tx
    .select({ number: max(documents.number) })
    .from(documents)
    .where(eq(documents.series, document.series))
  const [row] = await tx
    .insert(documents)
    .values({ ...document, number: (last?.number ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** Null: there is none. */
export async function findDocument(db: Db, id: number): Promise<DocumentRow | null> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  return row ?? null
}

/** The receipt of a payment; null: it has none. */
export async function findReceipt(db: Db, paymentId: number): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.paymentId, paymentId), eq(documents.kind, 'receipt')))
  return row ?? null
}

/** What the notes of a receipt took back so far, in cents. */
export async function sumNotes(db: Db, receiptId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${documents.total}), 0)::float8` })
    .from(documents)
    .where(eq(documents.correctsId, receiptId))
  return row?.total ?? 0
}
