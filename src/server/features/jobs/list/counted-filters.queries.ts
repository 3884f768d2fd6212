import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import { type CountedFilter, countedFilters } from '#contracts/jobs/job-filters.ts'
import { jobCounts, jobs } from '#server/db/schema/jobs.table.ts'
import type { Chosen } from './search-filters.ts'

type Column<Value> = AnyColumn | SQL<Value>

/**
 * Where each counted filter stands in a job's row. The kept counts (`jobCounts`, `jobPlaceCounts`) have a column of the same name,
 * which the trigger on `jobs` fills.
 */
export const inRows = {
  category: jobs.category,
  mode: jobs.mode,
  experience: jobs.experience,
  withSalary: sql<boolean>`(num_nonnulls(${jobs.salaryMin}, ${jobs.salaryMax}) > 0)`,
} satisfies Record<CountedFilter, Column<unknown>>

/** The same in a select of kept counts that is called `counted`. */
export const inCounts = Object.fromEntries(
  countedFilters.map((name) => [name, sql`counted.${sql.identifier(jobCounts[name].name)}`]),
) as Record<CountedFilter, SQL>

/** A value as the facets name it; null: the job has none, or is what the filter does not ask for. */
export const facetValue = (value: string | boolean | null): string | null =>
  typeof value === 'boolean' ? (value ? 'true' : null) : value

/** The counted filters that are set, but one when its own counts are asked for. */
export function chosenConditions(
  chosen: Chosen,
  on: Readonly<Record<CountedFilter, Column<unknown>>>,
  except?: CountedFilter,
): SQL[] {
  return countedFilters
    .filter((name) => name !== except && chosen[name].length > 0)
    .map((name) => inArray(on[name] as SQL, [...chosen[name]]))
}
