import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import {
  companyCandidateSorts,
  defaultCompanyCandidateSort,
} from '#contracts/applications/candidate-sorts.ts'

export const ALL_CANDIDATES_PATH = '/company-dashboard/candidatos'

/** The query of the list of all candidates, from its address. */
export const readAllCandidatesAddress = (search: URLSearchParams) => ({
  q: search.get('q') ?? undefined,
  jobId: Number(search.get('empleo')) || undefined,
  status: applicationStatuses.find((status) => status === search.get('estado')),
  minScore: Number(search.get('match')) || undefined,
  humanReview: search.get('revision') === '1' ? ('1' as const) : undefined,
  sort: companyCandidateSorts.find((sort) => sort === search.get('orden')) ?? defaultCompanyCandidateSort,
  after: search.get('desde') ?? undefined,
  before: search.get('hasta') ?? undefined,
})

/** The same list with a changed query, from its first page. An empty value removes the parameter. */
export function allCandidatesHref(search: URLSearchParams, change: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const name of ['desde', 'hasta']) next.delete(name)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
