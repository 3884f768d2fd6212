import type { Db } from '#server/db/connection.ts'
import { contactRequests } from '#server/db/schema/support.table.ts'

/** False when the code is taken. */
export async function insertContactRequest(
  tx: Db,
  request: typeof contactRequests.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(contactRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: contactRequests.id })
  return rows.length > 0
}
