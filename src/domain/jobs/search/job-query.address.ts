import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'
import { filterOf, type JobFilterName, jobFilterNames, type JobFilters } from '#contracts/jobs/job-filters.ts'
import { type JobCategory, lastPage, workModes } from '#contracts/vocabulary.ts'
import { jobSorts } from '#contracts/jobs/job-filter-choices.ts'
import { categoryOfSlug, categorySlug } from '#domain/jobs/category-slugs.ts'
import { slugify } from '#domain/text/plain-text.ts'

export type JobSort = (typeof jobSorts)[number]

/** The address of a job list, parsed. The names are those of the calls. */
export type JobQuery = Omit<JobFilters, 'category'> & {
  category: JobCategory | ''
  sort: JobSort | null
  page: number
}

/** Parses an address tolerantly: unknown or malformed values are ignored. */
export function readJobQuery(params: URLSearchParams): JobQuery {
  const filters = Object.fromEntries(
    jobFilterNames.map((name) => [name, filterOf(name).read(params.getAll(name))]),
  ) as JobFilters
  // Remote work used to be a place and is still written so: it is a mode.
  const isRemote = /^remot[oa]s?$/i.test(filters.location)
  const page = Number(params.get('page') ?? '')
  return {
    ...filters,
    category: categoryOfSlug(slugify(filters.category)) ?? '',
    location: isRemote ? '' : filters.location,
    mode: isRemote
      ? workModes.filter((mode) => mode === 'remote' || filters.mode.includes(mode))
      : filters.mode,
    sort: jobSorts.find((sort) => sort === params.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** The values of one filter as written in an address; empty if another filter that it needs is not set. */
export function writtenOf(name: JobFilterName, query: Partial<JobQuery>): readonly string[] {
  const { needs } = filterOf(name)
  if (needs?.every((other) => writeValue(query[other] ?? null).length === 0)) return []
  const written = writeValue(query[name] ?? null)
  return name === 'category' ? written.map(categorySlug) : written
}

/** The filters of a query in canonical form and order; unset and ineffective filters are omitted. */
export function filterParams(query: Partial<JobQuery>): URLSearchParams {
  const pairs = jobFilterNames.flatMap((name) => writtenOf(name, query).map((value) => [name, value]))
  return new URLSearchParams(pairs)
}
