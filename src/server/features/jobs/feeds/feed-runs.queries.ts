import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobFeedRuns } from '#server/db/schema/job-feeds.table.ts'

export type FeedRunRow = typeof jobFeedRuns.$inferSelect

/** Null: another run of the feed has not ended. */
export async function insertRun(tx: Db, run: typeof jobFeedRuns.$inferInsert): Promise<FeedRunRow | null> {
  const [row] = await tx.insert(jobFeedRuns).values(run).onConflictDoNothing().returning()
  return row ?? null
}

/** Takes a run that has not ended: whoever had it before writes no more. */
export async function takeRun(db: Db, id: number): Promise<FeedRunRow | null> {
  const [row] = await db
    .update(jobFeedRuns)
    .set({ turn: sql`${jobFeedRuns.turn} + 1`, refused: [], refusedCount: 0, unchanged: 0, postponed: 0 })
    .where(and(eq(jobFeedRuns.id, id), eq(jobFeedRuns.status, 'running')))
    .returning()
  return row ?? null
}

/** Null: another process took the run, or it ended. */
export async function changeRun(
  tx: Db,
  { id, turn }: Pick<FeedRunRow, 'id' | 'turn'>,
  change: Partial<FeedRunRow>,
): Promise<FeedRunRow | null> {
  const [row] = await tx
    .update(jobFeedRuns)
    .set(change)
    .where(and(eq(jobFeedRuns.id, id), eq(jobFeedRuns.turn, turn), eq(jobFeedRuns.status, 'running')))
    .returning()
  return row ?? null
}

/** The run of a feed that has not ended ends: its process writes no more. */
export async function stopRuns(tx: Db, feedId: number, end: Pick<FeedRunRow, 'problem' | 'endedAt'>) {
  await tx
    .update(jobFeedRuns)
    .set({ ...end, status: 'failed' })
    .where(and(eq(jobFeedRuns.feedId, feedId), eq(jobFeedRuns.status, 'running')))
}

export type CountedInRun = 'created' | 'changed' | 'reopened' | 'closed'

/** Counts one more ad; false: as null of `changeRun`. */
export async function countInRun(
  tx: Db,
  { id, turn }: Pick<FeedRunRow, 'id' | 'turn'>,
  what: CountedInRun,
): Promise<boolean> {
  const rows = await tx
    .update(jobFeedRuns)
    .set({ [what]: sql`${jobFeedRuns[what]} + 1` })
    .where(and(eq(jobFeedRuns.id, id), eq(jobFeedRuns.turn, turn), eq(jobFeedRuns.status, 'running')))
    .returning({ id: jobFeedRuns.id })
  return rows.length > 0
}

/** Runs that began before this time and have not ended. */
export async function listUnendedRuns(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: jobFeedRuns.id })
    .from(jobFeedRuns)
    .where(and(eq(jobFeedRuns.status, 'running'), lte(jobFeedRuns.startedAt, before)))
  return rows.map(({ id }) => id)
}

export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(jobFeedRuns).where(lte(jobFeedRuns.endedAt, before))
}
