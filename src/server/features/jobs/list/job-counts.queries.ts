import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type CountedFilter, countedFilters } from '#contracts/jobs/job-filters.ts'
import type { Db } from '#server/db/connection.ts'
import { jobCounts, jobPlaceCounts } from '#server/db/schema/jobs.table.ts'
import { chosenConditions, inCounts } from './counted-filters.queries.ts'
import { placeConditions } from './search-conditions.queries.ts'
import type { JobSearch, ListedPlace } from './search-filters.ts'

/** The total of a search that `isCounted`. */
export async function sumCounts(db: Db, search: JobSearch): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(counted.jobs), 0)::int as total
    from ${countsInPlace(search)} ${where(countedConditions(search))}`)
  return rows[0]!.total
}

export interface FacetCount {
  facet: CountedFilter | 'place' | 'province' | 'district'
  value: string
  jobs: number
}

/** Conditions on stored counts with the alias `counted`: the chosen counted filters and premium. */
const countedConditions = ({ chosen, isPremium }: JobSearch, except?: CountedFilter): SQL[] => [
  ...chosenConditions(chosen, inCounts, except),
  ...(isPremium ? [sql`counted.is_premium`] : []),
]

const countColumns = sql.join(
  [...countedFilters.map((name) => jobCounts[name]), jobCounts.isPremium, jobCounts.jobs].map((column) =>
    sql.identifier(column.name),
  ),
  sql`, `,
)

/** The table of stored counts for a search: the finer one only for a province or a district. */
function countsInPlace({ place, withRemote }: JobSearch): SQL {
  if (place === null || place.kind === 'words') return sql`${jobCounts} as counted`
  const remote = sql`select ${countColumns} from ${jobCounts} where ${eq(jobCounts.mode, 'remote')}`
  if (place.kind === 'remote') return sql`(${remote}) as counted`
  const table = place.kind === 'department' ? jobCounts : jobPlaceCounts
  const inside = [...placeConditions(place, table), ...(withRemote ? [ne(table.mode, 'remote')] : [])]
  const there = sql`select ${countColumns} from ${table} where ${and(...inside)}`
  return withRemote ? sql`(${there} union all ${remote}) as counted` : sql`(${there}) as counted`
}

/**
 * Counts of every value of every facet under the other filters, from the stored counts: one pass for all facets
 * without a chosen filter, and one more for each facet with one. Place counts exclude the remote jobs that a search
 * can include.
 */
export async function listFacetCounts(db: Db, search: JobSearch): Promise<FacetCount[]> {
  const free = countedFilters.filter((name) => search.chosen[name].length === 0)
  const parts = countedFilters
    .filter((name) => search.chosen[name].length > 0)
    .map((name) => countDimensions([name], search, countedConditions(search, name)))
  if (free.length > 0) parts.push(countDimensions(free, search, countedConditions(search)))
  parts.push(...countPlaces(search))
  const { rows } = await db.execute<FacetCount & Record<string, unknown>>(sql.join(parts, sql` union all `))
  return rows
}

/** Departments, the provinces of the chosen department, and the districts of the chosen province. */
function countPlaces(search: JobSearch): SQL[] {
  const { place } = search
  const others = countedConditions(search)
  const parts = [
    sql`select 'place', counted.place_department, sum(counted.jobs)::int from ${jobCounts} as counted
      ${where(others)} group by 2`,
  ]
  if (!place || !('department' in place)) return parts
  const { department } = place
  const inside = (facet: 'province' | 'district', column: SQL, wider: ListedPlace) =>
    sql`select ${sql.raw(`'${facet}'`)}, ${column}, sum(counted.jobs)::int from ${jobPlaceCounts} as counted
      ${where([...placeConditions(wider, countedPlaces), ...others])} group by 2`
  parts.push(inside('province', countedPlaces.placeProvince, { kind: 'department', department }))
  if (place.kind === 'department') return parts
  const { province } = place
  parts.push(inside('district', countedPlaces.placeDistrict, { kind: 'province', department, province }))
  return parts
}

const countedPlaces = {
  placeDepartment: sql`counted.place_department`,
  placeProvince: sql`counted.place_province`,
  placeDistrict: sql`counted.place_district`,
}

function countDimensions(dimensions: CountedFilter[], search: JobSearch, conditions: SQL[]): SQL {
  const names = dimensions.map((name) => sql`when grouping(${inCounts[name]}) then ${sql.raw(`'${name}'`)}`)
  const values = dimensions.map((name) => sql`${inCounts[name]}::text`)
  const sets = dimensions.map((name) => sql`(${inCounts[name]})`)
  return sql`
    select case 0 ${sql.join(names, sql` `)} end as facet, coalesce(${sql.join(values, sql`, `)}) as value, sum(counted.jobs)::int as jobs
    from ${countsInPlace(search)} ${where(conditions)}
    group by grouping sets (${sql.join(sets, sql`, `)})`
}

const where = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``)
