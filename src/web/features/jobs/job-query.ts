import {
  type ExperienceLevel,
  experienceLevels,
  jobSorts,
  type WorkMode,
  workModes,
} from '#contracts/vocabulary.ts'
import { experienceLabel } from '#domain/jobs/experience-level.ts'
import { workModeLabel } from '#domain/jobs/work-mode.ts'

export type JobSort = (typeof jobSorts)[number]

/** What the address of a list of jobs says. The names are those of the API, so that an address and a call are one thing. */
export type JobQuery = {
  q: string
  category: string
  location: string
  mode: readonly WorkMode[]
  experience: readonly ExperienceLevel[]
  withSalary: boolean
  sort: JobSort | null
  page: number
}

/** The farthest page that the server answers. */
const LAST_PAGE = 100

const oneOf = <T extends string>(values: readonly T[], given: string | null) =>
  values.find((value) => value === given) ?? null

/** Reads an address kindly: what is unknown or broken counts as not given. */
export function readJobQuery(params: URLSearchParams): JobQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 200)
  const given = <T extends string>(name: string, values: readonly T[]) =>
    values.filter((value) => params.getAll(name).includes(value))
  const page = Number(params.get('page') ?? 1)
  return {
    q: text('q'),
    category: text('category'),
    location: text('location'),
    mode: given('mode', workModes),
    experience: given('experience', experienceLevels),
    withSalary: ['true', '1', 'on'].includes(params.get('withSalary') ?? ''),
    sort: oneOf(jobSorts, params.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The query that a GET form would send. */
export function readJobForm(form: HTMLFormElement): JobQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return readJobQuery(params)
}

/** How the server orders when nothing is chosen: words by relevance, a list without words by date. */
export const standingSort = (q: string): JobSort => (q === '' ? 'recent' : 'relevance')

/** The shortest address of a query: what is not chosen is left out, in one fixed order. */
export function jobsHref(query: Partial<JobQuery>, path = '/empleos'): string {
  const params = new URLSearchParams()
  for (const name of ['q', 'category', 'location'] as const) if (query[name]) params.set(name, query[name])
  for (const mode of query.mode ?? []) params.append('mode', mode)
  for (const level of query.experience ?? []) params.append('experience', level)
  if (query.withSalary) params.set('withSalary', 'true')
  if (query.sort && query.sort !== standingSort(query.q ?? '')) params.set('sort', query.sort)
  if (query.page && query.page > 1) params.set('page', String(query.page))
  return params.size > 0 ? `${path}?${params}` : path
}

export type ActiveFilterLink = { label: string; href: string }

/** Each filter in force in words, with the address that the list has without it. The search box is its own sign. */
export function activeFilters(query: JobQuery, path?: string): ActiveFilterLink[] {
  const without = (change: Partial<JobQuery>) => jobsHref({ ...query, page: 1, ...change }, path)
  const { category, location, mode, experience, withSalary } = query
  return [
    ...(category ? [{ label: category, href: without({ category: '' }) }] : []),
    ...(location ? [{ label: location, href: without({ location: '' }) }] : []),
    ...mode.map((one) => ({
      label: workModeLabel(one),
      href: without({ mode: mode.filter((other) => other !== one) }),
    })),
    ...experience.map((one) => ({
      label: experienceLabel(one),
      href: without({ experience: experience.filter((other) => other !== one) }),
    })),
    ...(withSalary ? [{ label: 'Con sueldo visible', href: without({ withSalary: false }) }] : []),
  ]
}

/** The address that stands for this list in a search engine: without order and, on the first page, without page. */
export const canonicalHref = (query: JobQuery, path?: string): string =>
  jobsHref({ ...query, sort: null }, path)

/**
 * Whether a search engine should keep this list: the whole one, a category, a place or a mode are pages that people look
 * for; free text and finer mixtures are endless.
 */
export function isIndexable({ q, category, location, mode, experience, withSalary }: JobQuery): boolean {
  const chosen = [category !== '', location !== '', mode.length > 0].filter(Boolean).length
  return q === '' && experience.length === 0 && !withSalary && mode.length <= 1 && chosen <= 2
}

const PAGE_SIZE = 20

/** The query as the calls of the API take it. */
export const toCallQuery = ({ sort, withSalary, mode, experience, page, ...texts }: JobQuery) => ({
  ...texts,
  mode: [...mode],
  experience: [...experience],
  ...(withSalary ? { withSalary: 'true' } : {}),
  ...(sort ? { sort } : {}),
  page,
  limit: PAGE_SIZE,
})
