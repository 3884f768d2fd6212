import { sql } from 'drizzle-orm'
import type { ApplicationSource } from '#contracts/jobs/statistics-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'

export interface DayCounts {
  day: string
  seen: number
  opened: number
  applied: number
}

/** What happened with a job on each day since one ('yyyy-MM-dd'). Days without anything are missing. */
export async function countDays(db: Db, jobId: number, since: string): Promise<DayCounts[]> {
  const { rows } = await db.execute<DayCounts & Record<string, unknown>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(seen)::int as seen, sum(opened)::int as opened,
      sum(applied)::int as applied
    from (
      select day, sightings as seen, 0 as opened, 0 as applied from job_sightings where job_id = ${jobId}
      union all select day, 0, views, 0 from job_views where job_id = ${jobId}
      union all select (applied_at at time zone 'America/Lima')::date, 0, 0, 1 from applications where job_id = ${jobId}
    ) as counted
    where day >= ${since} group by day`)
  return rows
}

interface SourceCounts {
  source: ApplicationSource
  opened: number
  applied: number
  hired: number
}

/** Where those came from who opened a job since a day, applied, and were hired as far as they know; most opened first. */
export async function countSources(db: Db, jobId: number, since: string): Promise<SourceCounts[]> {
  const { rows } = await db.execute<SourceCounts & Record<string, unknown>>(sql`
    select source, sum(opened)::int as opened, sum(applied)::int as applied, sum(hired)::int as hired
    from (
      select source, views as opened, 0 as applied, 0 as hired from job_views
      where job_id = ${jobId} and day >= ${since}
      union all select source, 0, 1, (coalesce(known_status, status) = 'hired')::int from applications
      where job_id = ${jobId} and applied_at >= (${since}::date)::timestamp at time zone 'America/Lima'
    ) as counted
    group by source order by opened desc, applied desc, source`)
  return rows
}

export interface Similar {
  category: string
  /** Null: of all of Peru. */
  place: string | null
  companyId: number
  since: string
}

/** More similar ads do not move a median, and cost time. The newest count. */
const mostCompared = 500

/** The medians of other companies' active jobs of a trade and place, and of how many. */
export async function readMedians(db: Db, { category, place, companyId, since }: Similar) {
  const { rows } = await db.execute<{ ads: number; seen: number; opened: number; applied: number }>(sql`
    with ads as (
      select id from jobs
      where is_active and category = ${category} and company_id <> ${companyId}
        and (${place}::text is null or place_department = ${place})
      order by published_at desc limit ${mostCompared}
    ), counted as (
      select
        coalesce((select sum(sightings) from job_sightings where job_id = ads.id and day >= ${since}), 0) as seen,
        coalesce((select sum(views) from job_views where job_id = ads.id and day >= ${since}), 0) as opened,
        (select count(*) from applications where job_id = ads.id
          and applied_at >= (${since}::date)::timestamp at time zone 'America/Lima') as applied
      from ads
    )
    select count(*)::int as ads,
      coalesce(percentile_cont(0.5) within group (order by seen), 0)::float as seen,
      coalesce(percentile_cont(0.5) within group (order by opened), 0)::float as opened,
      coalesce(percentile_cont(0.5) within group (order by applied), 0)::float as applied
    from counted`)
  return rows[0]!
}
