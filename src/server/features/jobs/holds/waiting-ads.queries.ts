import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobHolds, jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

/** Held ads that nobody decided about, or whose company asked for another look. The others wait for their company. */
const isWaiting = and(
  isNull(jobHolds.releasedAt),
  or(isNull(jobHolds.decision), and(isNotNull(jobHolds.decisionNotifiedAt), isNotNull(jobHolds.appealedAt))),
  jobs.isHeld,
  jobs.isOpen,
  isNull(jobs.takenDownAt),
  isNull(jobs.deletedAt),
)

/** The oldest first; with `ids` those of these jobs. */
export const listWaitingAds = (
  db: Db,
  { limit, ids }: { limit: number; ids?: readonly number[] | undefined },
) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: companies.name,
      heldAt: jobHolds.heldAt,
      appealedAt: jobHolds.appealedAt,
      reasons: jobHolds.reasons,
    })
    .from(jobHolds)
    .innerJoin(jobs, eq(jobs.id, jobHolds.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isWaiting, ids === undefined ? undefined : inArray(jobs.id, [...ids])))
    .orderBy(asc(jobHolds.heldAt), asc(jobs.id))
    .limit(limit)

export async function countWaitingAds(db: Db, most: number): Promise<number> {
  const waiting = db
    .select({ id: jobs.id })
    .from(jobHolds)
    .innerJoin(jobs, eq(jobs.id, jobHolds.jobId))
    .where(isWaiting)
    .limit(most)
  return db.$count(waiting.as('waiting'))
}
