import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applicationEvents } from '#server/db/schema/applications.table.ts'
import { bulkMoveItems, bulkMoves } from '#server/db/schema/candidate-work.table.ts'

export type BulkItem = typeof bulkMoveItems.$inferSelect

/** PostgreSQL takes at most 65,535 values in a statement. */
const rowsAtOnce = 1000

function* parts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce)
}

/** Writes the steps; returns the id of each by its application. */
export async function insertSteps(
  tx: Db,
  steps: readonly (typeof applicationEvents.$inferInsert)[],
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  for (const part of parts(steps)) {
    const rows = await tx
      .insert(applicationEvents)
      .values(part)
      .returning({ id: applicationEvents.id, applicationId: applicationEvents.applicationId })
    for (const { id, applicationId } of rows) ids.set(applicationId, id)
  }
  return ids
}

export async function insertBulkMove(
  tx: Db,
  bulk: { jobId: number; userId: number; createdAt: Date },
): Promise<number> {
  const [row] = await tx.insert(bulkMoves).values(bulk).returning({ id: bulkMoves.id })
  if (!row) throw new Error('A move was not written')
  return row.id
}

export async function insertBulkItems(
  tx: Db,
  items: readonly (typeof bulkMoveItems.$inferInsert)[],
): Promise<void> {
  for (const part of parts(items)) await tx.insert(bulkMoveItems).values(part)
}

/** The people of a move that can still be undone; null once it is told. */
export async function lockWaitingItems(tx: Db, bulkId: number): Promise<BulkItem[] | null> {
  const [bulk] = await tx
    .select({ id: bulkMoves.id })
    .from(bulkMoves)
    .where(and(eq(bulkMoves.id, bulkId), eq(bulkMoves.state, 'waiting')))
    .for('update')
  if (!bulk) return null
  return tx
    .select()
    .from(bulkMoveItems)
    .where(eq(bulkMoveItems.bulkId, bulkId))
    .orderBy(asc(bulkMoveItems.applicationId))
}

export async function deleteBulkMove(tx: Db, bulkId: number): Promise<void> {
  await tx.delete(bulkMoves).where(eq(bulkMoves.id, bulkId))
}

/** False: it is gone, or told already. */
export async function beginTelling(tx: Db, bulkId: number): Promise<boolean> {
  const rows = await tx
    .update(bulkMoves)
    .set({ state: 'telling' })
    .where(and(eq(bulkMoves.id, bulkId), eq(bulkMoves.state, 'waiting')))
    .returning({ id: bulkMoves.id })
  return rows.length === 1
}

/** Whether this is the next batch of the move, which is then locked: no two run at once, and none runs twice. */
export async function lockTelling(tx: Db, bulkId: number, turn: number): Promise<boolean> {
  const rows = await tx
    .select({ id: bulkMoves.id })
    .from(bulkMoves)
    .where(and(eq(bulkMoves.id, bulkId), eq(bulkMoves.turn, turn), eq(bulkMoves.state, 'telling')))
    .for('update')
  return rows.length === 1
}

export const listUntoldItems = (tx: Db, bulkId: number, limit: number): Promise<BulkItem[]> =>
  tx
    .select()
    .from(bulkMoveItems)
    .where(and(eq(bulkMoveItems.bulkId, bulkId), eq(bulkMoveItems.isTold, false)))
    .orderBy(asc(bulkMoveItems.applicationId))
    .limit(limit)

export async function markTold(tx: Db, bulkId: number, applicationIds: readonly number[]): Promise<void> {
  await tx
    .update(bulkMoveItems)
    .set({ isTold: true })
    .where(and(eq(bulkMoveItems.bulkId, bulkId), inArray(bulkMoveItems.applicationId, [...applicationIds])))
}

export async function endTurn(tx: Db, bulkId: number, { isLast }: { isLast: boolean }): Promise<void> {
  await tx
    .update(bulkMoves)
    .set({ turn: sql`${bulkMoves.turn} + 1`, ...(isLast ? { state: 'done' as const } : {}) })
    .where(eq(bulkMoves.id, bulkId))
}
