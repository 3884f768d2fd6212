import { jobFilterNames } from '#contracts/jobs/job-filters.ts'
import {
  filterParams,
  type JobQuery,
  type JobSort,
  readJobQuery,
  writtenOf,
} from '#domain/jobs/search/job-query.address.ts'

/** Filters that have no meaning after another choice of place. */
const narrower: Record<string, readonly string[]> = {
  location: ['province', 'district'],
  province: ['district'],
}

/** The query of a form, with the place as one value; `changed` is the control that changed. */
export function readJobForm(form: HTMLFormElement, changed = ''): JobQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  for (const name of narrower[changed] ?? []) params.delete(name)
  const query = readJobQuery(params)
  const location = query.district || query.province || query.location
  return { ...query, location, province: '', district: '' }
}

/** The query as the server understood it, with the place that it resolved. */
export function understood(
  asked: JobQuery,
  { meant, place }: { meant: string | null; place: { slug: string } | null },
): JobQuery {
  const query = meant === null ? asked : readJobQuery(new URLSearchParams(meant))
  const location = place?.slug ?? query.location
  return { ...query, location, province: '', district: '', sort: asked.sort, page: asked.page }
}

/** The server's default order: a search by words by relevance, a list without words by date. */
export const standingSort = (q: string): JobSort => (q === '' ? 'recent' : 'relevance')

/** The shortest address of a query. */
export function jobsHref(query: Partial<JobQuery>, path = '/empleos'): string {
  const params = filterParams(query)
  if (query.sort && query.sort !== standingSort(query.q ?? '')) params.set('sort', query.sort)
  if (query.page && query.page > 1) params.set('page', String(query.page))
  return params.size > 0 ? `${path}?${params}` : path
}

const PAGE_SIZE = 20

/** The query in the form that the API's calls take. */
export function toCallQuery(query: JobQuery) {
  const filters = jobFilterNames.flatMap((name) => {
    const written = writtenOf(name, query)
    return written.length === 0 ? [] : [[name, [...written]]]
  })
  const { sort, page } = query
  return {
    ...(Object.fromEntries(filters) as Record<string, string[]>),
    ...(sort ? { sort } : {}),
    page,
    limit: PAGE_SIZE,
  }
}
