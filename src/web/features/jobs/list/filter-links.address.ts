import { filterOf, type JobFilterName, jobFilterNames } from '#contracts/jobs/job-filters.ts'
import type { NamedPlace } from '#contracts/jobs/job-list-fields.ts'
import { departments } from '#domain/places/departments.ts'
import { categoryOfSlug } from '#domain/jobs/category-slugs.ts'
import { type JobQuery, writtenOf } from '#domain/jobs/search/job-query.address.ts'
import { slugify } from '#domain/text/plain-text.ts'
import { jobsHref } from './job-list.address.ts'

export type FilterLink = { label: string; href: string }

/** The name of a slug such as 'la-libertad', as far as it is known before the list has loaded. */
export function placeLabel(location: string, place: Pick<NamedPlace, 'slug' | 'label'> | null): string {
  if (place?.slug === location) return place.label
  return departments.find((name) => slugify(name) === location) ?? location
}

/**
 * Each active filter in words, with the address of the list without it. The search has no chip, and the place has one,
 * whatever its level.
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

/** The address has a category as a slug. */
const labelOf = (name: JobFilterName, written: string) =>
  name === 'category' ? (categoryOfSlug(written) ?? written) : filterOf(name).label(written)

function without(query: JobQuery, name: JobFilterName, written: string): JobQuery {
  const others = writtenOf(name, query).filter((other) => other !== written)
  return { ...query, [name]: filterOf(name).read(others) }
}
