import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
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

/** A move of one person that may still be undone. */
export interface PendingMove {
  applicationId: number
  eventId: number
  from: ApplicationStatus
  to: ApplicationStatus
  /** Omitted: of a version without stages. */
  fromStage?: number | undefined
  toStage?: number | undefined
  fromSince: Date | null
  wasViewed: boolean
}

/**
 * Takes moves back that nobody was told of, with their steps of the history. Returns the applications that are back: whoever is somewhere
 * else by now, or has withdrawn, stays. Who was told meanwhile that the company has looked cannot become pending again.
 */
export async function takeMovesBack(tx: Db, moves: readonly PendingMove[]): Promise<number[]> {
  const given = JSON.stringify(moves)
  const { rows } = await tx.execute<{ id: number }>(sql`
    with move as (
      select * from jsonb_to_recordset(${given}::jsonb) as given(
        "applicationId" int, "eventId" int, "from" text, "to" text, "fromStage" int, "toStage" int, "fromSince" timestamptz, "wasViewed" boolean)),
    locked as (
      select id, viewed_at from applications where id in (select "applicationId" from move) order by id for update),
    target as (
      select move.*, case when "from" = 'pending' and not "wasViewed" and viewed_at is not null then 'viewed' else "from" end as status
      from move join locked on locked.id = "applicationId"),
    back as (
      update applications set status = target.status, known_status = nullif(applications.known_status, target.status),
        stage_id = coalesce("fromStage", applications.stage_id), stage_since = "fromSince"
      from target
      where applications.id = "applicationId" and applications.withdrawn_at is null and applications.status = "to"
        and ("toStage" is null or applications.stage_id = "toStage")
      returning applications.id, "eventId"),
    gone as (delete from application_events using back where application_events.id = "eventId")
    select id from back`)
  return rows.map(({ id }) => id)
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

export const listPendingItems = (tx: Db, bulkId: number, limit: number): Promise<BulkItem[]> =>
  tx
    .select()
    .from(bulkMoveItems)
    .where(and(eq(bulkMoveItems.bulkId, bulkId), eq(bulkMoveItems.isNotified, false)))
    .orderBy(asc(bulkMoveItems.applicationId))
    .limit(limit)

export async function markNotified(tx: Db, bulkId: number, applicationIds: readonly number[]): Promise<void> {
  await tx
    .update(bulkMoveItems)
    .set({ isNotified: true })
    .where(and(eq(bulkMoveItems.bulkId, bulkId), inArray(bulkMoveItems.applicationId, [...applicationIds])))
}

export async function endTurn(tx: Db, bulkId: number, { isLast }: { isLast: boolean }): Promise<void> {
  await tx
    .update(bulkMoves)
    .set({ turn: sql`${bulkMoves.turn} + 1`, ...(isLast ? { state: 'done' as const } : {}) })
    .where(eq(bulkMoves.id, bulkId))
}
