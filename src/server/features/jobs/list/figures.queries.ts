import { desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { allConditions } from './search-conditions.queries.ts'
import type { JobSearch } from './search-filters.ts'

/** The monthly pay of an ad in soles, in cents: of a range its middle; null if it says none. */
const monthlyPay = sql`case when ${jobs.salaryPeriod} = 'month' and ${jobs.salaryCurrency} = 'PEN'
  then (coalesce(${jobs.salaryMin}, ${jobs.salaryMax}) + coalesce(${jobs.salaryMax}, ${jobs.salaryMin})) / 2.0 end`

const newestOf = (search: JobSearch, bound: number): SQL => sql`
  select ${jobs.id} as id, ${jobs.matchSkills} as skills, ${monthlyPay} as pay
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

const payOf = (ids: readonly number[]): SQL => sql`
  select ${monthlyPay} as pay from ${jobs} where ${jobs.id} = any(${sql.param(ids)}::int[])`

/** The quartiles of the monthly pay of some jobs, and between what nine of ten are, in cents; null: none says it. */
export async function readPayQuartiles(db: Db, ids: readonly number[]) {
  const { rows } = await db.execute<Record<'first' | 'low' | 'median' | 'high' | 'last', number | null>>(sql`
    select percentile_cont(0.05) within group (order by pay) as first,
      percentile_cont(0.25) within group (order by pay) as low,
      percentile_cont(0.5) within group (order by pay) as median,
      percentile_cont(0.75) within group (order by pay) as high,
      percentile_cont(0.95) within group (order by pay) as last
    from (${payOf(ids)}) as paid`)
  return rows[0]!
}

/** How many of some jobs pay between each edge and the next; the first and the last number are below and above all. */
export async function countPayBars(
  db: Db,
  ids: readonly number[],
  edges: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ bar: number; ads: number }>(sql`
    select width_bucket(pay::float8, ${sql.param(edges)}::float8[]) as bar, count(*)::int as ads
    from (${payOf(ids)}) as paid where pay is not null group by bar`)
  const found = new Map(rows.map(({ bar, ads }) => [bar, ads]))
  return Array.from({ length: edges.length + 1 }, (_, bar) => found.get(bar) ?? 0)
}
