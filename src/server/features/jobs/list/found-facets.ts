import { type CountedFilter, countedFilters, isCountedFlag } from '#contracts/jobs/job-filters.ts'
import type { PostedWithin } from '#contracts/jobs/job-filter-choices.ts'
import type { JobSearchReply } from '#contracts/jobs/jobs.contract.ts'
import { namePlace, placesInside } from '#domain/places/place-slugs.ts'
import type { FacetCount } from './job-counts.queries.ts'
import type { PlaceFilter } from './search-filters.ts'

export interface FoundFacets {
  counts: FacetCount[]
  /** Only the periods of days that are counted exactly. */
  days: { days: PostedWithin; jobs: number }[]
  /** False when the counts are estimated from the newest matches. */
  areExact: boolean
}
export const noFacets: FoundFacets = { counts: [], days: [], areExact: true }

/** The facets for a list screen, each with its most frequent value first. */
export function presentFacets(
  { counts, days, areExact }: FoundFacets,
  place: PlaceFilter | null,
): JobSearchReply['facets'] {
  const facet = (name: FacetCount['facet']) =>
    counts
      .filter(
        ({ facet: facetName, value, jobs }) =>
          facetName === name && value !== '' && value !== 'false' && jobs > 0,
      )
      .map(({ value, jobs }) => ({ value, count: jobs }))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'es'))
  const inside = (name: 'province' | 'district', within: { department: string; province: string | null }) => {
    const counted = facet(name).map(({ value, count }) => {
      const known = { ...within, district: null, [name]: value }
      return { value, slug: namePlace(known).slug, count }
    })
    if (areExact) return counted
    // An estimate does not include small places; they can still be chosen.
    const others = placesInside(within.department, within.province)
      .map(({ slug, path }) => ({ value: path.at(-1)?.name ?? '', slug, count: 0 }))
      .filter(({ slug }) => !counted.some((one) => one.slug === slug))
    return [...counted, ...others]
  }
  const department = place && 'department' in place ? place.department : null
  const province = place && 'province' in place ? place.province : null
  return {
    areExact,
    ...(Object.fromEntries(
      countedFilters.map((name) => [name, isCountedFlag(name) ? (facet(name)[0]?.count ?? 0) : facet(name)]),
    ) as Pick<JobSearchReply['facets'], CountedFilter>),
    location: facet('place').map(({ value, count }) => ({
      value,
      slug: namePlace({ department: value, province: null, district: null }).slug,
      count,
    })),
    province: department === null ? [] : inside('province', { department, province: null }),
    district: department === null || province === null ? [] : inside('district', { department, province }),
    days: days.map(({ days: span, jobs }) => ({ value: String(span), count: jobs })),
  }
}
