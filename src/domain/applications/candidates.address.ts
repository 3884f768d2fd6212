import {
  candidateFilterNames,
  candidateFilterOf,
  type CandidateFilters,
} from '#contracts/applications/candidate-filters.ts'
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
