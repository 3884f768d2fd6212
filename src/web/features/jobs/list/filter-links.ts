import { filterOf, type JobFilterName, jobFilterNames } from '#contracts/jobs/job-filters.ts'
import type { NamedPlace } from '#contracts/jobs/job-list-fields.ts'
import { departments } from '#domain/places/departments.ts'
import { categoryOfSlug } from '#domain/jobs/category-slugs.ts'
import { type JobQuery, writtenOf } from '#domain/jobs/search/job-address.ts'
import { slugify } from '#domain/text/plain-text.ts'
import { jobsHref } from './job-query.ts'

export type FilterLink = { label: string; href: string }

/** The name of what an address calls 'la-libertad', as far as it is known before the list has come. */
export function placeLabel(location: string, place: Pick<NamedPlace, 'slug' | 'label'> | null): string {
  if (place?.slug === location) return place.label
  return departments.find((name) => slugify(name) === location) ?? location
}

/**
 * Each filter in force in words, with the address that the list has without it. The search box is its own sign, and the place is
 * one, however it was narrowed.
 */
export function activeFilters(
  query: JobQuery,
  { path, place }: { path?: string; place: Pick<NamedPlace, 'slug' | 'label'> | null },
): FilterLink[] {
  const shown = jobFilterNames.filter((name) => !['q', 'province', 'district'].includes(name))
  return shown.flatMap((name) =>
    writtenOf(name, query).map((written) => ({
      label: name === 'location' ? placeLabel(written, place) : labelOf(name, written),
      href: jobsHref({ ...without(query, name, written), page: 1 }, path),
    })),
  )
}

/** A category stands in an address as a slug. */
const labelOf = (name: JobFilterName, written: string) =>
  name === 'category' ? (categoryOfSlug(written) ?? written) : filterOf(name).label(written)

/** The query without one value of a filter. */
function without(query: JobQuery, name: JobFilterName, written: string): JobQuery {
  const others = writtenOf(name, query).filter((other) => other !== written)
  return { ...query, [name]: filterOf(name).read(others) }
}
