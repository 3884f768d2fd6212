import { type CountedFilter, countedFilters } from '#contracts/jobs/job-filters.ts'
import { postedWithin } from '#contracts/jobs/job-filter-choices.ts'
import type { FacetCount } from './job-counts.queries.ts'
import type { Match } from './jobs-search.queries.ts'
import { facetValue } from './counted-filters.queries.ts'
import type { JobSearch, ListedPlace } from './search-filters.ts'
import { DAY } from '#domain/time/durations.ts'

/** The newest matches of a search; `isWhole` when they are all of them. */
export interface Sample {
  matches: readonly Match[]
  isWhole: boolean
}

type Dimension = CountedFilter | 'place' | 'since'

/** Whether a match passes the filter of one dimension. */
function passes(
  dimension: Dimension,
  { place, withRemote, since, chosen }: JobSearch,
  match: Match,
): boolean {
  if (dimension === 'since') return since === null || match.publishedAt >= since.at
  if (dimension === 'place')
    return (
      place === null ||
      place.kind === 'words' ||
      (match.mode === 'remote' && (withRemote || place.kind === 'remote')) ||
      (place.kind !== 'remote' && isInside(place, match))
    )
  const values: readonly (string | boolean | null)[] = chosen[dimension]
  return values.length === 0 || values.includes(match[dimension])
}
const all: readonly Dimension[] = [...countedFilters, 'place', 'since']

function isInside(place: ListedPlace, match: Match): boolean {
  if (match.department !== place.department) return false
  if (place.kind === 'department') return true
  return match.province === place.province && (place.kind === 'province' || match.district === place.district)
}

/**
 * All facets except places, counted over a sample of the matches. `scale` is how many matches one sampled match
 * represents.
 */
export function countSample(search: JobSearch, { matches }: Sample, scale: number): FacetCount[] {
  return countedFilters.flatMap((facet) =>
    count(facet, but(search, matches, facet), (match) => facetValue(match[facet]), scale),
  )
}

/** The place facets, from a sample without a place filter. */
export function countPlacesOfSample(search: JobSearch, { matches }: Sample, scale: number): FacetCount[] {
  const { place } = search
  const others = but(search, matches, 'place')
  const counts = count('place', others, ({ department }) => department, scale)
  if (!place || !('department' in place)) return counts
  const inDepartment = others.filter((match) => match.department === place.department)
  counts.push(...count('province', inDepartment, ({ province }) => province, scale))
  if (place.kind === 'department') return counts
  const inProvince = inDepartment.filter((match) => match.province === place.province)
  return [...counts, ...count('district', inProvince, ({ district }) => district, scale)]
}

/**
 * How many jobs were published within each period of days, for the periods that the sample covers completely. The
 * newest come first, so these counts are exact.
 */
export function countDays(search: JobSearch, { matches, isWhole }: Sample, now: Date) {
  const oldest = matches.at(-1)?.publishedAt
  const others = but(search, matches, 'since')
  return postedWithin.flatMap((days) => {
    const from = now.getTime() - days * DAY
    if (!isWhole && (!oldest || oldest.getTime() >= from)) return []
    return { days, jobs: others.filter(({ publishedAt }) => publishedAt.getTime() >= from).length }
  })
}

const but = (search: JobSearch, matches: readonly Match[], except: Dimension) =>
  matches.filter((match) => all.every((other) => other === except || passes(other, search, match)))

function count(
  facet: FacetCount['facet'],
  matches: readonly Match[],
  valueOf: (match: Match) => string | null,
  scale: number,
): FacetCount[] {
  const counts = new Map<string, number>()
  for (const match of matches) {
    const value = valueOf(match)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, found]) => ({ facet, value, jobs: Math.round(found * scale) }))
}
