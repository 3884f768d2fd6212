import { and, asc, desc, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

/** The highest id of an active job; 0 without any. */
export async function findLastActiveId(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`${jobs.isActive}`)
    .orderBy(desc(jobs.id))
    .limit(1)
  return row?.id ?? 0
}

/** Active jobs with an id above `after`, up to `upTo`, and when each was changed last. */
export async function listActiveJobs(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ id: number; updatedAt: Date }[]> {
  return db
    .select({ id: jobs.id, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(jobs.isActive, gt(jobs.id, after), lte(jobs.id, upTo)))
    .orderBy(asc(jobs.id))
}
