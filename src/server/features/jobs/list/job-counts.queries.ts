import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobCounts, jobPlaceCounts } from '#server/db/schema/jobs.table.ts'
import { type Dimension, filterConditions, placeConditions } from './search-conditions.queries.ts'
import type { JobSearch } from './search-filters.ts'

/** The total of a search that `isCounted`. */
export async function sumCounts(db: Db, search: JobSearch): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(counted.jobs), 0)::int as total
    from ${countsInPlace(search)} ${where(filterConditions(search, counted))}`)
  return rows[0]!.total
}

export interface FacetCount {
  facet: Dimension | 'province' | 'district'
  value: string
  jobs: number
}

/** The kept counts of a place, as `countsInPlace` names them. */
const counted = {
  category: sql`counted.category`,
  mode: sql`counted.mode`,
  experience: sql`counted.experience`,
  hasSalary: sql`counted.has_salary`,
  isPremium: sql`counted.is_premium`,
}
const kept = sql.raw('category, mode, experience, has_salary, is_premium, jobs')

/** The kept counts where a search looks: only those of a province or a district are read from the finer table. */
function countsInPlace({ place, withRemote }: JobSearch): SQL {
  if (place === null || place.kind === 'words') return sql`${jobCounts} as counted`
  const remote = sql`select ${kept} from ${jobCounts} where ${eq(jobCounts.mode, 'remote')}`
  if (place.kind === 'remote') return sql`(${remote}) as counted`
  const table = place.kind === 'department' ? jobCounts : jobPlaceCounts
  const inside = [...placeConditions(place, table), ...(withRemote ? [ne(table.mode, 'remote')] : [])]
  const there = sql`select ${kept} from ${table} where ${and(...inside)}`
  return withRemote ? sql`(${there} union all ${remote}) as counted` : sql`(${there}) as counted`
}

const countedColumns = {
  category: counted.category,
  mode: counted.mode,
  experience: counted.experience,
  withSalary: counted.hasSalary,
}
type OwnDimension = keyof typeof countedColumns

/**
 * Counts of every value of every dimension under the other filters, from the kept counts: one pass for all dimensions that
 * have no filter of their own, one more for each that has. Places are counted for themselves, without the remote jobs that
 * may be asked for beside one.
 */
export async function listFacetCounts(db: Db, search: JobSearch): Promise<FacetCount[]> {
  const filtered = new Set<OwnDimension>()
  if (search.category !== null) filtered.add('category')
  if (search.modes.length > 0) filtered.add('mode')
  if (search.experience.length > 0) filtered.add('experience')
  if (search.withSalary) filtered.add('withSalary')
  const parts = [...filtered].map((facet) =>
    countDimensions([facet], search, filterConditions(search, counted, facet)),
  )
  const free = (Object.keys(countedColumns) as OwnDimension[]).filter((dimension) => !filtered.has(dimension))
  if (free.length > 0) parts.push(countDimensions(free, search, filterConditions(search, counted)))
  parts.push(...countPlaces(search))
  const { rows } = await db.execute<FacetCount & Record<string, unknown>>(sql.join(parts, sql` union all `))
  return rows
}

/** Departments, the provinces of the one that is asked for, the districts of its province. */
function countPlaces(search: JobSearch): SQL[] {
  const { place } = search
  const parts = [
    sql`select 'place', ${jobCounts.placeDepartment}, sum(${jobCounts.jobs})::int from ${jobCounts}
      ${where(filterConditions(search, jobCounts))} group by 2`,
  ]
  if (!place || !('department' in place)) return parts
  const { department } = place
  const others = filterConditions(search, jobPlaceCounts)
  parts.push(sql`select 'province', ${jobPlaceCounts.placeProvince}, sum(${jobPlaceCounts.jobs})::int from ${jobPlaceCounts}
    ${where([...placeConditions({ kind: 'department', department }, jobPlaceCounts), ...others])} group by 2`)
  if (place.kind === 'department') return parts
  const { province } = place
  parts.push(sql`select 'district', ${jobPlaceCounts.placeDistrict}, sum(${jobPlaceCounts.jobs})::int from ${jobPlaceCounts}
    ${where([...placeConditions({ kind: 'province', department, province }, jobPlaceCounts), ...others])} group by 2`)
  return parts
}

function countDimensions(dimensions: OwnDimension[], search: JobSearch, conditions: SQL[]): SQL {
  const columns = dimensions.map((dimension) => ({ dimension, column: countedColumns[dimension] }))
  const names = columns.map(
    ({ dimension, column }) => sql`when grouping(${column}) then ${sql.raw(`'${dimension}'`)}`,
  )
  const values = columns.map(({ column }) => sql`${column}::text`)
  const sets = columns.map(({ column }) => sql`(${column})`)
  return sql`
    select case 0 ${sql.join(names, sql` `)} end as facet, coalesce(${sql.join(values, sql`, `)}) as value, sum(counted.jobs)::int as jobs
    from ${countsInPlace(search)} ${where(conditions)}
    group by grouping sets (${sql.join(sets, sql`, `)})`
}

const where = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``)
