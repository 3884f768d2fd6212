import type { JobFilterName, JobFilters } from '#contracts/jobs/job-filters.ts'
import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'
import { type UnderstoodQuery, understandSearch } from './understood-query.ts'

/** The filters that a typed search may name. */
const named = [
  'location',
  'withRemote',
  'mode',
  'experience',
  'withSalary',
  'minPay',
  'days',
] as const satisfies readonly JobFilterName[]

function namedFilters(found: UnderstoodQuery): Pick<JobFilters, (typeof named)[number]> {
  return {
    location: found.places[0]?.slug ?? '',
    withRemote: found.orRemote,
    mode: found.orRemote ? [] : found.mode,
    experience: found.experience === null ? [] : [found.experience],
    withSalary: found.isPayShown,
    minPay: found.minPay,
    days: found.days,
  }
}

/**
 * The filters that a person means who typed `q`: 'soldador en piura' is the word 'soldador' and the place Piura. What the words name
 * counts more than what a control still has from the search before. `literal` leaves the words as they are.
 */
export function meantFilters<Filters extends JobFilters>(filters: Filters): Filters {
  if (filters.q === '' || filters.literal) return filters
  const found = understandSearch(filters.q)
  const read = namedFilters(found)
  const names = named.filter((name) => writeValue(read[name]).length > 0)
  if (names.length === 0 && !found.isEverywhere) return filters
  const conditions = Object.fromEntries(names.map((name) => [name, read[name]]))
  const isPlaced = names.includes('location') || found.isEverywhere
  return {
    ...filters,
    ...conditions,
    ...(isPlaced ? { location: read.location, province: '', district: '' } : {}),
    q: found.q,
  }
}
