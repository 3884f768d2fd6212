import type { JobProfile } from '#domain/matching/types.ts'
import { and, asc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'

export interface NewJob {
  id: number
  title: string
  company: string
  publishedAt: Date
  profile: JobProfile
}

/** The open jobs published since then, as this engine read them. */
export async function listNewJobs(
  db: Db,
  { engine, since, now }: { engine: string; since: Date; now: Date },
): Promise<NewJob[]> {
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.companyName,
      publishedAt: jobs.publishedAt,
      profile: sql<JobProfile>`${jobs.matchProfile}`,
    })
    .from(jobs)
    .where(
      and(
        jobs.isActive,
        gte(jobs.publishedAt, since),
        or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now)),
        eq(jobs.matchEngine, engine),
        isNotNull(jobs.matchProfile),
      ),
    )
}

/** A page, by id, of the professionals who want this on the bell and were not notified since `notifiedBefore`. */
export async function listPeopleToNotify(
  db: Db,
  { afterId, limit, notifiedBefore }: { afterId: number; limit: number; notifiedBefore: Date },
): Promise<{ id: number; userId: number }[]> {
  return db
    .select({ id: professionals.id, userId: professionals.userId })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        gt(professionals.id, afterId),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
        sql`not exists (select 1 from notification_preferences as preference where preference.user_id = ${users.id}
          and preference.type = 'job_match' and preference.channel = 'bell' and not preference.is_on)`,
        sql`not exists (select 1 from ${notifications} as told where told.user_id = ${users.id}
          and told.type = 'job_match' and told.link like '/jobs/%' and told.created_at > ${notifiedBefore.toISOString()})`,
      ),
    )
    .orderBy(asc(professionals.id))
    .limit(limit)
}

/** Those of the jobs that the person was notified of, or ever applied to. */
export async function listNotifiedOrApplied(
  db: Db,
  { id, userId }: { id: number; userId: number },
  jobIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        sql`${jobs.id} = any(${sql.param(jobIds)}::int[])`,
        sql`(exists (select 1 from ${notifications} as told where told.user_id = ${userId}
            and told.type = 'job_match' and told.link = '/jobs/' || ${jobs}.id)
          or exists (select 1 from applications as sent where sent.professional_id = ${id} and sent.job_id = ${jobs}.id))`,
      ),
    )
  return rows.map((row) => row.id)
}
