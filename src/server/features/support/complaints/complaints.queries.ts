import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { DeskSource } from '#server/db/desk-rows.ts'
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

/** A sheet that exists. */
export async function getComplaint(db: Db, id: number): Promise<ComplaintRow> {
  const [row] = await db.select().from(complaints).where(eq(complaints.id, id))
  if (!row) throw new Error(`There is no sheet ${id}`)
  return row
}

/** The sheets as rows of their desk. `code`: as `sheetNumber` writes it. */
export const complaintsSource: DeskSource = {
  from: sql`${complaints}`,
  where: sql`true`,
  id: sql`${complaints.id}`,
  code: sql`lpad(${complaints.id}::text, 8, '0') || '-' || extract(year from ${complaints.createdAt} at time zone 'America/Lima')`,
  title: sql`${complaints.consumerName}`,
  about: sql`initcap(${complaints.kind}) || ' · ' || ${complaints.goodDescription}`,
  createdAt: sql`${complaints.createdAt}`,
  dueOn: sql`${complaints.dueOn}`,
  answeredAt: sql`${complaints.answeredAt}`,
  answeredBy: sql`${complaints.answeredBy}`,
  searched: sql`(lpad(${complaints.id}::text, 8, '0') || ' ' || ${complaints.consumerName} || ' ' || ${complaints.email} || ' ' || ${complaints.documentNumber})`,
}
