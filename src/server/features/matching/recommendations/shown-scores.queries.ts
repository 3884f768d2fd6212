import { lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { shownScores } from '#server/db/schema/matching.table.ts'

export type ShownScore = typeof shownScores.$inferInsert

/** Keeps what a company saw; what is kept already stays as it was. */
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
