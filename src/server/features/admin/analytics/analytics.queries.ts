import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { isVisibleTo, visitor } from '#server/features/professionals/visibility/visibility.queries.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'

/** A step of the company by which the person knows more than that the application was opened. */
const decided = sql`('preselected', 'interviewed', 'accepted', 'rejected', 'hired')`
const preselected = sql`('preselected', 'interviewed', 'accepted', 'hired')`

export type WeekRow = {
  week: string
  applications: number
  viewed: number
  preselected: number
  hired: number
  answered: number
  medianHours: number | null
}

/** By the week in which they were sent, how far the applications since an instant have come. Weeks without any are missing. */
export async function readApplicationWeeks(db: Db, since: Date): Promise<WeekRow[]> {
  const { rows } = await db.execute<WeekRow>(sql`
    with steps as materialized (
      select application_id,
        min(at) filter (where by = 'company' and status in ${decided}) as answered_at,
        bool_or(status in ${preselected}) as was_preselected, bool_or(status = 'hired') as was_hired
      from application_events where at >= ${since.toISOString()} and is_notified group by application_id)
    select to_char(date_trunc('week', applied_at at time zone 'America/Lima'), 'YYYY-MM-DD') as week,
      count(*)::int as applications,
      (count(*) filter (where viewed_at is not null or status <> 'pending'))::int as viewed,
      (count(*) filter (where was_preselected or status in ${preselected}))::int as preselected,
      (count(*) filter (where was_hired or status = 'hired'))::int as hired,
      count(answered_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 3600) as "medianHours"
    from applications left join steps on steps.application_id = applications.id
    where applied_at >= ${since.toISOString()} group by 1 order by 1`)
  return rows
}

/** Visits of ads by week since a Monday. */
export async function readVisitWeeks(db: Db, monday: string): Promise<{ week: string; visits: number }[]> {
  const { rows } = await db.execute<{ week: string; visits: number }>(sql`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, sum(views)::int as visits
    from job_views where day >= ${monday} group by 1`)
  return rows
}

export async function readSearches(
  db: Db,
  { since, fewest, limit }: { since: string; fewest: number; limit: number },
) {
  const { rows } = await db.execute<{
    total: number
    misses: number
    words: { words: string; misses: number }[]
  }>(sql`
    select coalesce(sum(searches) filter (where words = ''), 0)::int as total,
      coalesce(sum(misses) filter (where words = ''), 0)::int as misses,
      (select coalesce(jsonb_agg(rare), '[]') from (
        select words, sum(misses)::int as misses from search_counts where day >= ${since} and words <> ''
        group by words having sum(misses) >= ${fewest} order by sum(misses) desc, words limit ${limit}) rare) as words
    from search_counts where day >= ${since}`)
  return rows[0] ?? { total: 0, misses: 0, words: [] }
}

type Named = { name: string; count: number }

/** Listed jobs, from the counts that are stored with them. */
export async function countJobsBy(db: Db, what: 'category' | 'place_department'): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    select ${sql.raw(what)} as name, sum(jobs)::int as count from job_counts
    group by 1 having sum(jobs) > 0 order by 2 desc, 1`)
  return rows
}

export async function countServicesByCategory(db: Db): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    select category as name, count(*)::int as count from services where is_active group by 1 order by 2 desc, 1`)
  return rows
}

/** The professionals whom everybody finds, by department; '' without a place. */
export async function countProfessionalsByPlace(db: Db): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    select coalesce(${professionals.placeDepartment}, '') as name, count(*)::int as count
    from ${professionals} join ${users} on ${users.id} = ${professionals.userId}
    where ${isVisibleTo(visitor)} group by 1 order by 2 desc, 1`)
  return rows
}

export type CohortRow = {
  kind: 'professional' | 'company'
  month: string
  registered: number
  active: [number, number, number]
}

/** Who registered in each month since an instant, and how many of them were active in the three months after. */
export async function readCohorts(db: Db, since: Date): Promise<CohortRow[]> {
  const month = (at: string) => sql.raw(`date_trunc('month', ${at} at time zone 'America/Lima')`)
  const active = (after: number) =>
    sql`(count(*) filter (where done.month = people.month + ${`${after} months`}::interval))::int`
  const { rows } = await db.execute<CohortRow>(sql`
    with people as (
      select 'professional' as kind, professionals.id, ${month('users.created_at')} as month
      from users join professionals on professionals.user_id = users.id
      where users.created_at >= ${since.toISOString()} and deleted_at is null
      union all
      select 'company', companies.id, ${month('users.created_at')}
      from users join companies on companies.user_id = users.id
      where users.created_at >= ${since.toISOString()} and deleted_at is null),
    done as (
      select distinct 'professional' as kind, professional_id as id, ${month('applied_at')} as month
      from applications where applied_at >= ${since.toISOString()}
      union all
      select distinct 'company', company_id, ${month('published_at')}
      from jobs where published_at >= ${since.toISOString()})
    select people.kind, to_char(people.month, 'YYYY-MM') as month, count(distinct people.id)::int as registered,
      jsonb_build_array(${active(1)}, ${active(2)}, ${active(3)}) as active
    from people left join done on done.kind = people.kind and done.id = people.id
    group by people.kind, people.month order by people.kind desc, people.month`)
  return rows
}
