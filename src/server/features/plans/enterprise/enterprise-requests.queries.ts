import type { Db } from '#server/db/connection.ts'
import { contactRequests } from '#server/db/schema/support.table.ts'

/** False when the code is taken: choose another. */
export async function insertEnterpriseRequest(
  tx: Db,
  request: Omit<typeof contactRequests.$inferInsert, 'topic'>,
): Promise<boolean> {
  const rows = await tx
    .insert(contactRequests)
    .values({ ...request, topic: 'enterprise' })
    .onConflictDoNothing({ target: contactRequests.code })
    .returning({ id: contactRequests.id })
  return rows.length > 0
}
