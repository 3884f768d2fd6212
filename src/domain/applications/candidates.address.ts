import {
  candidateFilterNames,
  candidateFilterOf,
  type CandidateFilters,
} from '#contracts/applications/candidate-filters.ts'
import { candidatePageHref, candidatesHref } from '#domain/jobs/job.address.ts'
import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'

/** Reads the filters of an address tolerantly: unknown or malformed values are ignored. */
export const readCandidateFilters = (params: URLSearchParams): CandidateFilters =>
  Object.fromEntries(
    candidateFilterNames.map((name) => [name, candidateFilterOf(name).read(params.getAll(name))]),
  ) as CandidateFilters

/** The filters that are set, in canonical form and order. */
export const writeCandidateFilters = (filters: Partial<CandidateFilters>): URLSearchParams =>
  new URLSearchParams(
    candidateFilterNames.flatMap((name) =>
      writeValue(filters[name] ?? null).map((value): [string, string] => [name, value]),
    ),
  )

/** The views that every job has, besides those that its company saves. */
export const everyJobsViews = [
  { id: null, name: 'Por revisar', query: 'estado=pending' },
  { id: null, name: 'Con retraso', query: 'tarde=true' },
  { id: null, name: 'Match alto', query: 'match=80' },
] as const

/** What an address says about the list of candidates, besides the filters: the order, all stages as a table, and the stage that is listed. */
const listParts = ['orden', 'vista', 'columna'] as const

/** The part of an address that says which list of candidates somebody walks through. */
export function listOf(search: URLSearchParams): URLSearchParams {
  const list = writeCandidateFilters(readCandidateFilters(search))
  for (const name of listParts) {
    const value = search.get(name)
    if (value) list.set(name, value)
  }
  return list
}

const withSearch = (path: string, search: URLSearchParams) => (search.size > 0 ? `${path}?${search}` : path)

/** A candidate's own page, whose neighbours are those of the list. */
export const candidateInListHref = (jobId: number, id: number, list: URLSearchParams): string =>
  withSearch(candidatePageHref(jobId, id), list)

/** Back to the list, with the candidate open. */
export function listHref(jobId: number, id: number, list: URLSearchParams): string {
  const search = new URLSearchParams(list)
  search.delete('columna')
  search.set('candidato', String(id))
  return withSearch(candidatesHref(jobId), search)
}
