import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobCounts } from '#server/db/schema/jobs.table.ts'
import { type Dimension, filterConditions } from './search-conditions.queries.ts'
import type { JobSearch } from './search-filters.ts'

/** The total of a search that `isCounted`. */
export async function sumCounts(db: Db, search: JobSearch): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${jobCounts.jobs}), 0)::int` })
    .from(jobCounts)
    .where(and(...filterConditions(search, jobCounts)))
  return row!.total
}

export interface FacetCount {
  facet: Dimension
  value: string
  jobs: number
}

const countedColumns = {
  category: jobCounts.category,
  place: jobCounts.placeDepartment,
  mode: jobCounts.mode,
  experience: jobCounts.experience,
  withSalary: jobCounts.hasSalary,
} satisfies Record<Dimension, unknown>

/**
 * Counts of every value of every dimension under the other filters, from the kept counts: one pass for all dimensions that
 * have no filter of their own, one more for each that has.
 */
export async function listFacetCounts(db: Db, search: JobSearch): Promise<FacetCount[]> {
  const filtered = new Set<Dimension>()
  if (search.category !== null) filtered.add('category')
  if (search.place !== null) filtered.add('place')
  if (search.modes.length > 0) filtered.add('mode')
  if (search.experience.length > 0) filtered.add('experience')
  if (search.withSalary) filtered.add('withSalary')
  const dimensions = Object.keys(countedColumns) as Dimension[]
  const parts = [...filtered].map((facet) =>
    countDimensions([facet], filterConditions(search, jobCounts, facet)),
  )
  const free = dimensions.filter((dimension) => !filtered.has(dimension))
  if (free.length > 0) parts.push(countDimensions(free, filterConditions(search, jobCounts)))
  const remote = and(...filterConditions(search, jobCounts, 'place'), eq(jobCounts.mode, 'remote'))
  parts.push(
    sql`select 'place', 'Remoto', coalesce(sum(${jobCounts.jobs}), 0)::int from ${jobCounts} where ${remote}`,
  )
  const { rows } = await db.execute<FacetCount & Record<string, unknown>>(sql.join(parts, sql` union all `))
  return rows
}

function countDimensions(dimensions: Dimension[], conditions: SQL[]): SQL {
  const columns = dimensions.map((dimension) => ({ dimension, column: countedColumns[dimension] }))
  const names = columns.map(
    ({ dimension, column }) => sql`when grouping(${column}) then ${sql.raw(`'${dimension}'`)}`,
  )
  const values = columns.map(({ column }) => sql`${column}::text`)
  const sets = columns.map(({ column }) => sql`(${column})`)
  return sql`
    select case 0 ${sql.join(names, sql` `)} end as facet, coalesce(${sql.join(values, sql`, `)}) as value, sum(${jobCounts.jobs})::int as jobs
    from ${jobCounts} ${conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``}
    group by grouping sets (${sql.join(sets, sql`, `)})`
}
