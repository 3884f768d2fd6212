import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { bulkChangeItems, bulkChanges } from '#server/db/schema/bulk-changes.table.ts'

export type BulkChange = typeof bulkChanges.$inferSelect

/** Stores a bulk change without accounts, and returns its number. */
export async function insertBulk(tx: Db, bulk: typeof bulkChanges.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bulkChanges).values(bulk).returning({ id: bulkChanges.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

/** Adds the accounts of a subquery with a column `id`, and returns how many they are. */
export async function insertItems(tx: Db, bulkId: number, accounts: SQL): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`insert into bulk_change_items (bulk_id, user_id) select ${bulkId}::int, id from (${accounts}) as accounts`,
  )
  return rowCount ?? 0
}

/** Those of the accounts that exist. */
export const selectKnown = (db: Db, userIds: readonly number[]): SQL =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)))
    .getSQL()

/** The accounts that a bulk change changed. */
export const selectChanged = (db: Db, bulkId: number): SQL =>
  db
    .select({ id: sql<number>`${bulkChangeItems.userId}`.as('id') })
    .from(bulkChangeItems)
    .where(and(eq(bulkChangeItems.bulkId, bulkId), eq(bulkChangeItems.outcome, 'changed')))
    .getSQL()

/** The next accounts after this one whose change is not made yet. */
export async function listWaiting(db: Db, bulkId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ userId: bulkChangeItems.userId })
    .from(bulkChangeItems)
    .where(
      and(
        eq(bulkChangeItems.bulkId, bulkId),
        gt(bulkChangeItems.userId, after),
        isNull(bulkChangeItems.outcome),
      ),
    )
    .orderBy(bulkChangeItems.userId)
    .limit(limit)
  return rows.map(({ userId }) => userId)
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
