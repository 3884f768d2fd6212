import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'

/** Takes user ids. An existing block keeps its time. */
export async function insertBlock(tx: Db, block: typeof userBlocks.$inferInsert): Promise<void> {
  await tx.insert(userBlocks).values(block).onConflictDoNothing()
}

export async function deleteBlock(
  tx: Db,
  { blockerId, blockedId }: { blockerId: number; blockedId: number },
): Promise<void> {
  await tx
    .delete(userBlocks)
    .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)))
}
