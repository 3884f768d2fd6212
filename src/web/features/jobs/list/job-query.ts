import {
  type ExperienceLevel,
  experienceLevels,
  highestMinPay,
  type JobCategory,
  jobSorts,
  type PostedWithin,
  postedWithin,
  type WorkMode,
  workModes,
} from '#contracts/vocabulary.ts'
import { categoryOfSlug, categorySlug } from '#domain/jobs/category-slugs.ts'
import { slugify } from '#domain/text/plain-text.ts'

export type JobSort = (typeof jobSorts)[number]

/** What the address of a list of jobs says. The names are those of the API, so that an address and a call are one thing. */
export type JobQuery = {
  q: string
  category: JobCategory | ''
  /** A slug or words. `province` and `district` narrow it as a form without scripts sends them; our own addresses never do. */
  location: string
  province: string
  district: string
  withRemote: boolean
  mode: readonly WorkMode[]
  experience: readonly ExperienceLevel[]
  withSalary: boolean
  /** In soles a month. */
  minPay: number | null
  withUnknownPay: boolean
  days: PostedWithin | null
  sort: JobSort | null
  page: number
}

/** The farthest page that the server answers. */
const LAST_PAGE = 100

const oneOf = <T>(values: readonly T[], given: string | null): T | null =>
  values.find((value) => String(value) === given) ?? null

/** Reads an address kindly: what is unknown or broken counts as not given. */
export function readJobQuery(params: URLSearchParams): JobQuery {
  // A control character cannot stand in a page, nor can half of an emoji that the cut left.
  const text = (name: string) =>
    (params.get(name) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200)
      .toWellFormed()
  const flag = (name: string) => ['true', '1', 'on'].includes(params.get(name) ?? '')
  const given = <T extends string>(name: string, values: readonly T[]) =>
    values.filter((value) => params.getAll(name).includes(value))
  const number = (name: string, most: number) => {
    const value = Number(params.get(name) ?? '')
    return Number.isInteger(value) && value >= 1 && value <= most ? value : null
  }
  // Work from anywhere was a place once, and is still written so: it is a mode.
  const isRemote = /^remot[oa]s?$/i.test(text('location'))
  const modes = given('mode', workModes)
  return {
    q: text('q'),
    category: categoryOfSlug(slugify(text('category'))) ?? '',
    location: isRemote ? '' : text('location'),
    province: text('province'),
    district: text('district'),
    withRemote: flag('withRemote'),
    mode: isRemote ? workModes.filter((mode) => mode === 'remote' || modes.includes(mode)) : modes,
    experience: given('experience', experienceLevels),
    withSalary: flag('withSalary'),
    minPay: number('minPay', highestMinPay),
    withUnknownPay: flag('withUnknownPay'),
    days: oneOf(postedWithin, params.get('days')),
    sort: oneOf(jobSorts, params.get('sort')),
    page: number('page', LAST_PAGE) ?? 1,
  }
}

/** What another choice of place makes meaningless. */
const narrower: Record<string, readonly string[]> = {
  location: ['province', 'district'],
  province: ['district'],
}

/** The query of a form, with the place as one; `changed` is the control that was touched. */
export function readJobForm(form: HTMLFormElement, changed = ''): JobQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  for (const name of narrower[changed] ?? []) params.delete(name)
  const query = readJobQuery(params)
  const location = query.district || query.province || query.location
  return { ...query, location, province: '', district: '' }
}

/** The query with the place that it was understood as. */
export const placed = (query: JobQuery, place: { slug: string } | null): JobQuery => ({
  ...query,
  location: place?.slug ?? query.location,
  province: '',
  district: '',
})

/** How the server orders when nothing is chosen: words by relevance, a list without words by date. */
export const standingSort = (q: string): JobSort => (q === '' ? 'recent' : 'relevance')

/** The filters of a query in the shortest form, in one fixed order: what is not chosen, or means nothing, is left out. */
export function filterParams(query: Partial<JobQuery>): URLSearchParams {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.category) params.set('category', categorySlug(query.category))
  for (const name of ['location', 'province', 'district'] as const)
    if (query[name]) params.set(name, query[name])
  const hasPlace = query.location || query.province || query.district
  if (query.withRemote && hasPlace) params.set('withRemote', 'true')
  for (const mode of query.mode ?? []) params.append('mode', mode)
  for (const level of query.experience ?? []) params.append('experience', level)
  if (query.withSalary) params.set('withSalary', 'true')
  if (query.minPay) params.set('minPay', String(query.minPay))
  if (query.withUnknownPay && query.minPay) params.set('withUnknownPay', 'true')
  if (query.days) params.set('days', String(query.days))
  return params
}

/** The shortest address of a query. */
export function jobsHref(query: Partial<JobQuery>, path = '/empleos'): string {
  const params = filterParams(query)
  if (query.sort && query.sort !== standingSort(query.q ?? '')) params.set('sort', query.sort)
  if (query.page && query.page > 1) params.set('page', String(query.page))
  return params.size > 0 ? `${path}?${params}` : path
}

const PAGE_SIZE = 20

/** The query as the calls of the API take it. */
export function toCallQuery(query: JobQuery) {
  const { sort, withRemote, withSalary, withUnknownPay, minPay, days, mode, experience, page, ...texts } =
    query
  return {
    ...texts,
    mode: [...mode],
    experience: [...experience],
    ...(withRemote ? { withRemote: 'true' } : {}),
    ...(withSalary ? { withSalary: 'true' } : {}),
    ...(minPay ? { minPay } : {}),
    ...(withUnknownPay ? { withUnknownPay: 'true' } : {}),
    ...(days ? { days } : {}),
    ...(sort ? { sort } : {}),
    page,
    limit: PAGE_SIZE,
  }
}
