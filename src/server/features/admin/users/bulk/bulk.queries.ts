import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { bulkChangeItems, bulkChanges } from '#server/db/schema/bulk-changes.table.ts'

export type BulkChange = typeof bulkChanges.$inferSelect

/** Stores a bulk change with those of the accounts that exist, and returns its number and these accounts. */
export async function insertBulk(
  tx: Db,
  bulk: typeof bulkChanges.$inferInsert,
  userIds: readonly number[],
): Promise<{ id: number; userIds: number[] }> {
  const [row] = await tx.insert(bulkChanges).values(bulk).returning({ id: bulkChanges.id })
  if (!row) throw new Error('An insert returned no row')
  const known = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)))
  const items = known.map(({ id: userId }) => ({ bulkId: row.id, userId }))
  if (items.length > 0) await tx.insert(bulkChangeItems).values(items)
  return { id: row.id, userIds: items.map(({ userId }) => userId) }
}

/** The change of an account that is not made yet, locked; null when it is made. */
export async function lockItem(tx: Db, bulkId: number, userId: number): Promise<BulkChange | null> {
  const [row] = await tx
    .select({ bulk: bulkChanges })
    .from(bulkChangeItems)
    .innerJoin(bulkChanges, eq(bulkChanges.id, bulkChangeItems.bulkId))
    .where(
      and(
        eq(bulkChangeItems.bulkId, bulkId),
        eq(bulkChangeItems.userId, userId),
        isNull(bulkChangeItems.outcome),
      ),
    )
    .for('update', { of: bulkChangeItems })
  return row?.bulk ?? null
}

export async function setOutcome(
  tx: Db,
  bulkId: number,
  userId: number,
  outcome: 'changed' | 'unchanged',
): Promise<void> {
  await tx
    .update(bulkChangeItems)
    .set({ outcome })
    .where(and(eq(bulkChangeItems.bulkId, bulkId), eq(bulkChangeItems.userId, userId)))
}

/** Null for an unknown one. */
export async function findProgress(db: Db, id: number) {
  const [row] = await db
    .select({
      total: sql<number>`count(${bulkChangeItems.userId})::int`,
      changed: sql<number>`(count(*) filter (where ${bulkChangeItems.outcome} = 'changed'))::int`,
      unchanged: sql<number>`(count(*) filter (where ${bulkChangeItems.outcome} = 'unchanged'))::int`,
    })
    .from(bulkChanges)
    .leftJoin(bulkChangeItems, eq(bulkChangeItems.bulkId, bulkChanges.id))
    .where(eq(bulkChanges.id, id))
    .groupBy(bulkChanges.id)
  return row ?? null
}

export async function deleteBulksBefore(db: Db, before: Date): Promise<void> {
  await db.delete(bulkChanges).where(lt(bulkChanges.at, before))
}
