import { and, count, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export async function findCompany(db: Db, id: number) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

/** Jobs that are listed now. */
export async function countActiveJobs(db: Db, companyId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.isActive, true),
        or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now)),
      ),
    )
  return row?.total ?? 0
}
