import { serviceSorts, type ServiceSort } from '#contracts/services/services-vocabulary.ts'

/** What the address of the directory says, in the names of the API. */
export type ServiceQuery = {
  q: string
  /** A group or a category. */
  category: string
  minRating: number | null
  /** Null: how it stands. */
  sort: ServiceSort | null
  page: number
}

export const SERVICES_PATH = '/servicios'
/** The parameter that opens a service over the list. The address bar shows the service's own address in its place. */
export const OPENED_PARAM = 'servicio'

/** The farthest page that the server answers. */
const LAST_PAGE = 100
export const PAGE_SIZE = 18

/** Reads an address kindly: what is unknown or broken counts as not given. */
export function readServiceQuery(params: URLSearchParams): ServiceQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 200)
  const page = Number(params.get('page') ?? 1)
  const rating = Number(params.get('minRating'))
  return {
    q: text('q'),
    category: text('category'),
    minRating: rating >= 1 && rating <= 5 ? rating : null,
    sort: serviceSorts.slice(1).find((sort) => sort === params.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
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

/** The shortest address of a query: what is not chosen is left out, in one fixed order. */
export function servicesHref(query: Partial<ServiceQuery>, opened?: number): string {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.category) params.set('category', query.category)
  if (query.minRating) params.set('minRating', String(query.minRating))
  if (query.sort) params.set('sort', query.sort)
  if (query.page && query.page > 1) params.set('page', String(query.page))
  if (opened !== undefined) params.set(OPENED_PARAM, String(opened))
  return params.size > 0 ? `${SERVICES_PATH}?${params}` : SERVICES_PATH
}

export const serviceHref = (id: number): `/${string}` => `${SERVICES_PATH}/${id}`

/** The address that stands for this list in a search engine. */
export const canonicalServicesHref = (query: ServiceQuery): string => servicesHref({ ...query, sort: null })

/** Whether a search engine should keep this list: the whole one and each group; free text and ratings are endless. */
export const isIndexable = ({ q, minRating }: ServiceQuery): boolean => q === '' && minRating === null

/** Whether anything narrows the list. */
export const hasFilters = ({ q, category, minRating }: ServiceQuery): boolean =>
  q !== '' || category !== '' || minRating !== null

/** The query as the calls of the API take it. */
export const toCallQuery = ({ q, category, minRating, sort, page }: ServiceQuery) => ({
  q,
  category,
  ...(minRating === null ? {} : { minRating: String(minRating) }),
  ...(sort ? { sort } : {}),
  page,
  limit: PAGE_SIZE,
})

/** Whether two addresses show the same list: opening a service over it asks nothing of the server. */
export function isSameList(one: URL, other: URL): boolean {
  const [a, b] = [one, other].map(({ pathname, searchParams }) => {
    const rest = new URLSearchParams(searchParams)
    rest.delete(OPENED_PARAM)
    return `${pathname}?${rest}`
  })
  return a === b
}

/** What the history keeps with an address that opened a service over a list: closing goes back. */
const overListKey = 'overList'
export const overList = { [overListKey]: true }
export const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && overListKey in state
