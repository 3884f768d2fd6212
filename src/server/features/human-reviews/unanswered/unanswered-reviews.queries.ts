import { eq, sql } from 'drizzle-orm'
import { companyReviewDays, ownReviewDays } from '#contracts/human-reviews/human-review-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { DeskSource } from '#server/db/desk-rows.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

const t = applications

/** The requests that a company left for `companyReviewDays`, and those that an administrator answered. */
export const unansweredAt = (now: Date): DeskSource => ({
  from: sql`${t} join ${jobs} on ${jobs.id} = ${t.jobId} join ${companies} on ${companies.id} = ${jobs.companyId}
    join ${professionals} on ${professionals.id} = ${t.professionalId}`,
  where: sql`${t.humanReviewRequestedAt} is not null and ${t.withdrawnAt} is null
    and ${t.humanReviewRequestedAt} < ${new Date(now.getTime() - companyReviewDays * DAY).toISOString()}
    and (${t.humanReviewAnsweredAt} is null or ${t.humanReviewAnsweredBy} is not null)`,
  id: sql`${t.id}`,
  code: sql`'RH-' || ${t.id}`,
  title: sql`${professionals.firstName} || ' ' || ${professionals.lastName}`,
  about: sql`${jobs.title} || ' · ' || ${companies.name}`,
  createdAt: sql`${t.humanReviewRequestedAt}`,
  dueOn: sql`((${t.humanReviewRequestedAt} at time zone 'America/Lima')::date + ${companyReviewDays + ownReviewDays}::int)`,
  answeredAt: sql`${t.humanReviewAnsweredAt}`,
  answeredBy: sql`${t.humanReviewAnsweredBy}`,
  searched: sql`(${professionals.firstName} || ' ' || ${professionals.lastName} || ' ' || ${jobs.title} || ' ' || ${companies.name})`,
})

/** What a request is about. */
export async function getReview(db: Db, id: number) {
  const [row] = await db
    .select({
      reason: t.humanReviewReason,
      answer: t.humanReviewAnswer,
      answeredAt: t.humanReviewAnsweredAt,
      appliedAt: t.appliedAt,
      status: t.status,
      jobTitle: jobs.title,
      companyName: companies.name,
    })
    .from(t)
    .innerJoin(jobs, eq(jobs.id, t.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(t.id, id))
  if (!row) throw new Error(`There is no application ${id}`)
  return row
}
