import type { CompanyActor } from '#server/actor.ts'
import { listBestOfJobs } from './candidate-scores.queries.ts'
import { refreshScores, scoreBasis } from './candidate-scores.service.ts'
import { findReceivedOf, listJobsWithCandidates } from './candidates.queries.ts'
import { bestFirst, keepShown, type ScoreDeps, scoreRows } from './candidates.service.ts'

/** How many of the best candidates are shown: over all jobs, and for each job. */
const topShown = 5
const shortlisted = 3

/**
 * The company's jobs with their counts and best candidates, the totals over all of them, and the best matches
 * overall.
 */
export async function surveyCompany(deps: ScoreDeps, actor: CompanyActor) {
  const { companyId } = actor
  await refreshScores(deps, { companyId })
  const [rows, best] = await Promise.all([
    listJobsWithCandidates(deps.db, companyId),
    listBestOfJobs(deps.db, companyId, scoreBasis(deps), topShown),
  ])
  const received = Map.groupBy(await findReceivedOf(deps.db, best), (row) => row.application.jobId)
  const jobs = []
  for (const row of rows) {
    const candidates = await scoreRows(deps, row.jobId, received.get(row.jobId) ?? [])
    jobs.push({ row, candidates: candidates.toSorted(bestFirst).slice(0, topShown) })
  }
  const topMatches = jobs
    .flatMap(({ candidates }) => candidates)
    .toSorted(bestFirst)
    .slice(0, topShown)
  const shortlists = jobs.map(({ row, candidates }) => ({ row, shortlist: candidates.slice(0, shortlisted) }))
  await keepShown(deps, actor, [...topMatches, ...shortlists.flatMap(({ shortlist }) => shortlist)])
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    totalJobs: rows.length,
    totalCandidates: sum((row) => row.candidateCount),
    newCandidates: sum((row) => row.newCount),
    topMatches,
    jobs: shortlists,
  }
}
