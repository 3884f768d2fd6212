import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'

/** Tasks that are due and wait, since when the first one is due, and tasks that failed for good since `since`. */
export async function readQueueHealth(db: Db, since: Date) {
  const { rows } = await db.execute<{ due: number; oldest: number | null; failed: number }>(sql`
    select
      (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as due,
      (extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())))::int as oldest,
      (count(*) filter (where state = 'failed' and completed_on >= ${since.toISOString()}))::int as failed
    from queue.job`)
  const row = rows[0]
  if (!row) throw new Error('An aggregate returned no row')
  return row
}
