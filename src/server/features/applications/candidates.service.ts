import type { Deps } from '#server/deps.ts'
import type { CompanyActor } from '#server/http/actor.ts'
import type { OwnJob } from './applications.policy.ts'
import {
  type CandidateFilter,
  countCandidates,
  listCandidates,
  listJobsWithCandidates,
} from './candidates.queries.ts'

export const listOfJob = ({ db }: Pick<Deps, 'db'>, job: OwnJob, filter: CandidateFilter) =>
  listCandidates(db, job.id, filter)

/** The best score arrives with the matching engine. */
export async function measureJob({ db }: Pick<Deps, 'db'>, job: OwnJob) {
  return { ...(await countCandidates(db, job.id)), bestMatchScore: null }
}

/** The company's jobs with their counts, and the sums over all of them. */
export async function surveyCompany({ db }: Pick<Deps, 'db'>, { companyId }: CompanyActor) {
  const rows = await listJobsWithCandidates(db, companyId)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    totalJobs: rows.length,
    totalCandidates: sum((row) => row.candidateCount),
    newCandidates: sum((row) => row.newCount),
    rows,
  }
}
