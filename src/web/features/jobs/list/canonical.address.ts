import type { NamedPlace } from '#contracts/jobs/job-list-fields.ts'
import { landingHref } from '#domain/jobs/landing.address.ts'
import { filterParams, type JobQuery } from '#domain/jobs/search/job-query.address.ts'
import { jobsHref } from './job-list.address.ts'

type Place = Pick<NamedPlace, 'kind' | 'slug'> | null

/** The canonical address of this list: without order and, on the first page, without page. */
export function canonicalHref(query: JobQuery, place: Place, path = '/empleos'): string {
  const { q, category, page } = query
  const onlyPages = { page }
  if (path === '/empleos' && q === '' && hasOwnPage(query, place))
    return jobsHref(onlyPages, landingHref({ category, place: place?.slug ?? '' }))
  return jobsHref({ ...query, sort: null }, path)
}

/** Whether only a category, a department or a province is selected: those have a page of their own. */
function hasOwnPage(query: JobQuery, place: Place): boolean {
  const isPlace = place !== null && place.kind !== 'district'
  if (query.category === '' && !isPlace) return false
  return (query.location === '' || isPlace) && query.mode.length === 0 && isCoarse(query)
}

/** Whether only a category, a place and a mode are selected. */
function isCoarse(query: JobQuery): boolean {
  const params = filterParams({ ...query, category: '', mode: [] })
  params.delete('location')
  return params.size === 0
}

/**
 * Whether search engines may index this list: people search for the whole list, a category, a place or a mode; the
 * combinations with free text and finer filters are endless.
 */
export function isIndexable(query: JobQuery, place: Place): boolean {
  const { category, location, mode } = query
  if (location !== '' && (place === null || place.kind === 'district')) return false
  const chosen = [category !== '', location !== '', mode.length > 0].filter(Boolean).length
  return isCoarse(query) && mode.length <= 1 && chosen <= 2
}

/** The feed of a search. */
export const feedHref = (query: Partial<JobQuery>): string => {
  const params = filterParams(query)
  return params.size > 0 ? `/empleos.rss?${params}` : '/empleos.rss'
}
