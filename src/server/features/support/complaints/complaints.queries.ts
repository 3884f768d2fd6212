import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { complaints } from '#server/db/schema/support.table.ts'

export type ComplaintRow = typeof complaints.$inferSelect

export async function insertComplaint(
  tx: Db,
  complaint: typeof complaints.$inferInsert,
): Promise<ComplaintRow> {
  const [row] = await tx.insert(complaints).values(complaint).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** The sheet whose copy was not sent yet; null for an unknown or used link. */
export async function findUnsentCopy(db: Db, tokenHash: Buffer): Promise<ComplaintRow | null> {
  const [row] = await db.select().from(complaints).where(eq(complaints.copyTokenHash, tokenHash))
  return row ?? null
}

/** Uses the link. Null also when another request was faster. */
export async function takeUnsentCopy(tx: Db, tokenHash: Buffer): Promise<ComplaintRow | null> {
  const [row] = await tx
    .update(complaints)
    .set({ copyTokenHash: null })
    .where(eq(complaints.copyTokenHash, tokenHash))
    .returning()
  return row ?? null
}
