import { desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { allConditions } from './search-conditions.queries.ts'
import type { JobSearch } from './search-filters.ts'

const newestOf = (search: JobSearch, bound: number): SQL => sql`
  select ${jobs.id} as id, ${jobs.matchSkills} as skills,
    case when ${jobs.salaryPeriod} = 'month' and ${jobs.salaryCurrency} = 'PEN'
      then (coalesce(${jobs.salaryMin}, ${jobs.salaryMax}) + coalesce(${jobs.salaryMax}, ${jobs.salaryMin})) / 2.0 end as pay
  from ${jobs} where ${allConditions(search)}
  order by ${desc(jobs.publishedAt)}, ${desc(jobs.id)} limit ${bound}`

/** For the newest jobs of a search: the number read, and the quartiles of their monthly pay in soles, in cents. */
export async function readTypicalPay(db: Db, search: JobSearch, bound: number) {
  const { rows } = await db.execute<{
    read: number
    jobs: number
    low: number | null
    high: number | null
  }>(sql`
    select count(*)::int as read, count(pay)::int as jobs,
      percentile_cont(0.25) within group (order by pay) as low,
      percentile_cont(0.75) within group (order by pay) as high
    from (${newestOf(search, bound)}) as newest`)
  return rows[0]!
}

/** The skills (taxonomy ids) that most of the newest jobs of a search ask for. */
export async function countAskedSkills(db: Db, search: JobSearch, bound: number, most: number) {
  const { rows } = await db.execute<{ skill: number; jobs: number }>(sql`
    select skill, count(distinct newest.id)::int as jobs
    from (${newestOf(search, bound)}) as newest, unnest(newest.skills) as skill
    group by skill having count(distinct newest.id) > 1
    order by jobs desc, skill limit ${most}`)
  return rows
}
