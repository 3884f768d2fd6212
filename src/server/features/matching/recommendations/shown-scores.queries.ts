import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { shownScores } from '#server/db/schema/matching.table.ts'

export type ShownScore = typeof shownScores.$inferInsert

/** Stores what a company saw; existing rows are not changed. */
export async function insertShownScores(tx: Db, rows: readonly ShownScore[]): Promise<void> {
  await tx
    .insert(shownScores)
    .values([...rows])
    .onConflictDoNothing()
}

export async function deleteShownScoresBefore(db: Db, at: Date): Promise<number> {
  const rows = await db
    .delete(shownScores)
    .where(lt(shownScores.shownAt, at))
    .returning({ id: shownScores.id })
  return rows.length
}
