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
