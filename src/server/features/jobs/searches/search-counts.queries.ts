import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { searchCounts } from '#server/db/schema/search-counts.table.ts'

export type SearchCount = typeof searchCounts.$inferInsert

/** Adds to the counts of a day, in one order, so that two processes never wait for each other's rows. */
export async function addSearches(db: Db, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insert(searchCounts)
    .values([...counts].sort((a, b) => (a.words < b.words ? -1 : 1)))
    .onConflictDoUpdate({
      target: [searchCounts.day, searchCounts.words],
      set: {
        searches: sql`${searchCounts.searches} + excluded.searches`,
        misses: sql`${searchCounts.misses} + excluded.misses`,
      },
    })
}

/** Deletes what is older than `before`, and words before `rareBefore` that were searched fewer than `fewest` times. */
export async function deleteSearches(
  db: Db,
  { before, rareBefore, fewest }: { before: string; rareBefore: string; fewest: number },
): Promise<void> {
  await db.execute(sql`
    delete from search_counts where day < ${before} or (day < ${rareBefore} and words in (
      select words from search_counts where words <> '' group by words having sum(misses) < ${fewest}))`)
}
