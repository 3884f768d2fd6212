import { availabilityFilters, type AvailabilityFilter } from '#contracts/services/availability-vocabulary.ts'
import { lastPage } from '#contracts/vocabulary.ts'
import { serviceSorts, type ServiceSort } from '#contracts/services/services-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { packageLimits } from '#contracts/services/package-figures.ts'
import { SERVICES_PATH } from './service.address.ts'

/** The query in the directory's address, with the names of the API. */
export type ServiceQuery = {
  q: string
  /** A group or a category. */
  category: string
  minRating: number | null
  /** In US dollars, and in days: some package costs no more, and is delivered by then. */
  maxPrice: number | null
  maxDays: number | null
  /** Null: whenever work can begin. */
  available: AvailabilityFilter | null
  /** Null: the default order. */
  sort: ServiceSort | null
  page: number
}

/** The parameter that opens a service over the list. The address bar shows the service's own address instead. */
export const OPENED_PARAM = 'servicio'

export const PAGE_SIZE = 18

/** Parses an address; unknown or invalid values are ignored. */
export function readServiceQuery(params: URLSearchParams): ServiceQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, longestSearch)
  const page = Number(params.get('page') ?? 1)
  const rating = Number(params.get('minRating'))
  return {
    q: text('q'),
    category: text('category'),
    minRating: rating >= 1 && rating <= 5 ? rating : null,
    maxPrice: wholeOf(params.get('maxPrice'), packageLimits.dollars),
    maxDays: wholeOf(params.get('maxDays'), packageLimits.days),
    available: availabilityFilters.find((known) => known === params.get('available')) ?? null,
    sort: serviceSorts.slice(1).find((sort) => sort === params.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** A whole number from 1; null for anything else. */
function wholeOf(text: string | null, most: number): number | null {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null
}

/** The query that a GET form would send. */
export function readServiceForm(form: HTMLFormElement): ServiceQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return readServiceQuery(params)
}

/** The service that the address opens over the list; null for none. */
export function readOpened(params: URLSearchParams): number | null {
  const id = Number(params.get(OPENED_PARAM))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** The shortest address of a query: default values are left out, and the order is fixed. */
export function servicesHref(query: Partial<ServiceQuery>, opened?: number): string {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.category) params.set('category', query.category)
  if (query.minRating) params.set('minRating', String(query.minRating))
  if (query.maxPrice) params.set('maxPrice', String(query.maxPrice))
  if (query.maxDays) params.set('maxDays', String(query.maxDays))
  if (query.available) params.set('available', query.available)
  if (query.sort) params.set('sort', query.sort)
  if (query.page && query.page > 1) params.set('page', String(query.page))
  if (opened !== undefined) params.set(OPENED_PARAM, String(opened))
  return params.size > 0 ? `${SERVICES_PATH}?${params}` : SERVICES_PATH
}

/** The canonical address of this list. */
export const canonicalServicesHref = (query: ServiceQuery): string => servicesHref({ ...query, sort: null })

/**
 * Whether search engines may index this list: the whole one and each group; the combinations with free text, ratings,
 * prices and days are endless.
 */
export const isIndexable = (query: ServiceQuery): boolean => !hasFilters({ ...query, category: '' })

/** Whether the list is filtered. */
export const hasFilters = ({ q, category, minRating, maxPrice, maxDays, available }: ServiceQuery): boolean =>
  q !== '' || category !== '' || (minRating ?? maxPrice ?? maxDays ?? available) !== null

/** The query in the form that the API's calls take. */
export const toCallQuery = ({
  q,
  category,
  minRating,
  maxPrice,
  maxDays,
  available,
  sort,
  page,
}: ServiceQuery) => ({
  q,
  category,
  ...(minRating === null ? {} : { minRating: String(minRating) }),
  ...(maxPrice === null ? {} : { maxPrice: String(maxPrice) }),
  ...(maxDays === null ? {} : { maxDays: String(maxDays) }),
  ...(available ? { available } : {}),
  ...(sort ? { sort } : {}),
  page,
  limit: PAGE_SIZE,
})

/** Whether two addresses show the same list: opening a service over it needs no request. */
export function isSameList(one: URL, other: URL): boolean {
  const [a, b] = [one, other].map(({ pathname, searchParams }) => {
    const rest = new URLSearchParams(searchParams)
    rest.delete(OPENED_PARAM)
    return `${pathname}?${rest}`
  })
  return a === b
}
