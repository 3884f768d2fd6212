import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

/** The skills that an open job lists, and its texts; null where there is no such open job. */
export async function findOpenJobSkills(db: Db, id: number, now: Date) {
  const [row] = await db
    .select({
      title: jobs.title,
      skills: jobs.skills,
      description: jobs.description,
      requirements: jobs.requirements,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), jobs.isActive, or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now))))
  return row ?? null
}
