import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import { type CountedFilter, countedFilters } from '#contracts/jobs/job-filters.ts'
import { jobCounts, jobs } from '#server/db/schema/jobs.table.ts'
import type { Chosen } from './search-filters.ts'

type Column<Value> = AnyColumn | SQL<Value>

/**
 * The job column of each counted filter. The stored counts (`jobCounts`, `jobPlaceCounts`) have a column of the same
 * name, which the trigger on `jobs` fills.
 */
export const inRows = {
  category: jobs.category,
  mode: jobs.mode,
  experience: jobs.experience,
  withSalary: sql<boolean>`(num_nonnulls(${jobs.salaryMin}, ${jobs.salaryMax}) > 0)`,
} satisfies Record<CountedFilter, Column<unknown>>

/** The same for a query on stored counts with the alias `counted`. */
export const inCounts = Object.fromEntries(
  countedFilters.map((name) => [name, sql`counted.${sql.identifier(jobCounts[name].name)}`]),
) as Record<CountedFilter, SQL>

/** A value as the facets name it; null: no value, or one that the filter does not offer. */
export const facetValue = (value: string | boolean | null): string | null =>
  typeof value === 'boolean' ? (value ? 'true' : null) : value

/** Conditions for the chosen counted filters, except the one whose own counts are requested. */
export function chosenConditions(
  chosen: Chosen,
  on: Readonly<Record<CountedFilter, Column<unknown>>>,
  except?: CountedFilter,
): SQL[] {
  return countedFilters
    .filter((name) => name !== except && chosen[name].length > 0)
    .map((name) => inArray(on[name] as SQL, [...chosen[name]]))
}
