import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

/** The newest job of a company that people can apply to, or null. */
export async function findOpenJob(db: Db, companyId: number, now: Date) {
  const [row] = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(
      and(eq(jobs.companyId, companyId), jobs.isActive, or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now))),
    )
    .orderBy(desc(jobs.id))
    .limit(1)
  return row ?? null
}
