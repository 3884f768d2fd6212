import { type SQL, sql } from 'drizzle-orm'
import type { waitingSteps } from '#contracts/applications/hiring-report-vocabulary.ts'
import type { ApplicationSource } from '#contracts/jobs/statistics-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'

/** Whose applications, and when they came: days in Lima, both included. */
export interface ReportScope {
  companyId: number
  jobId: number | null
  dateFrom: string
  dateTo: string
}

const step = (status: SQL) => sql`(case ${status}
  when 'viewed' then 1 when 'preselected' then 2 when 'interviewed' then 3
  when 'accepted' then 4 when 'hired' then 5 else 0 end)`

/**
 * A step that may still be undone has not happened: only what the person knows counts. Whom the company joined from two accounts is one
 * person.
 */
const people = ({ companyId, jobId, dateFrom, dateTo }: ReportScope) => sql`
  people as (
    select applications.id, applications.job_id, applications.source, jobs.title, jobs.reference, applications.applied_at,
      coalesce(applications.known_status, applications.status) as status,
      applications.withdrawn_at, applications.closed_unanswered_at,
      to_char(applications.applied_at at time zone 'America/Lima', 'YYYY-MM') as month,
      told.answered_at, told.hired_at, coalesce(told.last_at, applications.applied_at) as since,
      greatest(coalesce(told.reached, 0), ${step(sql`coalesce(applications.known_status, applications.status)`)}) as reached
    from applications join jobs on jobs.id = applications.job_id
    left join lateral (
      select min(at) filter (where by = 'company') as answered_at, min(at) filter (where status = 'hired') as hired_at,
        max(at) as last_at, max(${step(sql`application_events.status`)}) as reached
      from application_events where application_id = applications.id and is_notified
    ) as told on true
    where jobs.company_id = ${companyId} and (${jobId}::int is null or jobs.id = ${jobId})
      and applications.joined_into is null
      and applications.applied_at >= (${dateFrom}::date)::timestamp at time zone 'America/Lima'
      and applications.applied_at < (${dateTo}::date + 1)::timestamp at time zone 'America/Lima'
  )`

export interface OutcomeRow {
  /** Null in the sums. */
  jobId: number | null
  title: string | null
  reference: string | null
  month: string | null
  received: number
  viewed: number
  preselected: number
  interviewed: number
  accepted: number
  hired: number
  rejected: number
  withdrawn: number
  answered: number
  daysToAnswer: number | null
  daysToHire: number | null
}

const medianDays = (until: SQL) =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${until} - applied_at) / 86400)::float`

/** What became of all, of those of each job, and of each month. One pass over the rows. */
export async function readOutcomes(db: Db, scope: ReportScope): Promise<OutcomeRow[]> {
  const { rows } = await db.execute<OutcomeRow & Record<string, unknown>>(sql`
    with ${people(scope)}
    select job_id as "jobId", title, reference, month,
      count(*)::int as received,
      count(*) filter (where reached >= 1)::int as viewed,
      count(*) filter (where reached >= 2)::int as preselected,
      count(*) filter (where reached >= 3)::int as interviewed,
      count(*) filter (where reached >= 4)::int as accepted,
      count(*) filter (where reached >= 5)::int as hired,
      count(*) filter (where status = 'rejected')::int as rejected,
      count(*) filter (where withdrawn_at is not null)::int as withdrawn,
      count(answered_at)::int as answered,
      ${medianDays(sql`answered_at`)} as "daysToAnswer",
      ${medianDays(sql`hired_at`)} as "daysToHire"
    from people group by grouping sets ((), (job_id, title, reference), (month))
    order by month nulls first, received desc, job_id`)
  return rows
}

/** How many wait at each step, and the median of days since their last one. */
export async function readWaiting(db: Db, scope: ReportScope, now: Date) {
  const { rows } = await db.execute<{
    status: (typeof waitingSteps)[number]
    people: number
    days: number
  }>(sql`
    with ${people(scope)}
    select status, count(*)::int as people,
      percentile_cont(0.5) within group (order by extract(epoch from ${now.toISOString()}::timestamptz - since) / 86400)::float as days
    from people
    where withdrawn_at is null and closed_unanswered_at is null
      and status in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted')
    group by status order by ${step(sql`status`)}`)
  return rows
}

/** What each person of the company did with them, most first; without what programs did. */
export async function readSteps(db: Db, scope: ReportScope) {
  const { rows } = await db.execute<{
    userId: number | null
    steps: number
    candidates: number
    hired: number
  }>(sql`
    with ${people(scope)}
    select user_id as "userId", count(*)::int as steps, count(distinct people.id)::int as candidates,
      count(distinct people.id) filter (where application_events.status = 'hired')::int as hired
    from people join application_events on application_id = people.id
    where by = 'company' and is_notified and key_name is null group by user_id order by steps desc, user_id`)
  return rows
}

/** Where those came from who opened the ads in these days, who applied in them, and who of these was hired. */
export async function readSources(db: Db, scope: ReportScope) {
  const { companyId, jobId, dateFrom, dateTo } = scope
  const { rows } = await db.execute<{
    source: ApplicationSource
    opened: number
    applied: number
    hired: number
  }>(sql`
    with ${people(scope)}
    select source, sum(opened)::int as opened, sum(applied)::int as applied, sum(hired)::int as hired
    from (
      select job_views.source, views as opened, 0 as applied, 0 as hired
      from job_views join jobs on jobs.id = job_views.job_id
      where jobs.company_id = ${companyId} and (${jobId}::int is null or jobs.id = ${jobId})
        and day between ${dateFrom} and ${dateTo}
      union all select source, 0, 1, (reached >= 5)::int from people
    ) as counted
    group by source order by applied desc, opened desc, source`)
  return rows
}
