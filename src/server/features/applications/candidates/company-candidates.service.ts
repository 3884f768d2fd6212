import type { MatchScore } from '#domain/matching/score/score.ts'
import type { CompanyCandidateSort } from '#contracts/applications/candidate-sorts.ts'
import type { Deps } from '#server/deps.ts'
import { keepShownScores, scoreProfessionals } from '#server/features/matching/matching.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import { readCursor, writeCursor } from './candidate-cursor.ts'
import { refreshScores, scoreBasis } from './candidate-scores.service.ts'
import {
  type CompanyCandidateFilter,
  type CompanyCandidateRow,
  countByJobAndStatus,
  findCompanyCandidates,
  listCompanyCandidates,
  needsScores,
} from './company-candidates.queries.ts'

type ListDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>

interface ListQuery extends CompanyCandidateFilter {
  sort: CompanyCandidateSort
  after?: string | undefined
  before?: string | undefined
  limit: number
}

/**
 * One page of the candidates over all jobs of a company, with their scores and the counts per status. A page starts
 * after a person, not after a number of rows, so new applications do not shift pages.
 */
export async function listCandidatesOfCompany(
  deps: ListDeps,
  actor: CompanyActor,
  { sort, after, before, limit, ...filter }: ListQuery,
) {
  const { companyId } = actor
  if (needsScores(filter, sort)) await refreshScores(deps, { companyId })
  const basis = scoreBasis(deps)
  const afterThis = readCursor(after, sort)
  const beforeThis = afterThis ? null : readCursor(before, sort)
  const cursor = afterThis
    ? { ...afterThis, side: 'after' as const }
    : beforeThis && { ...beforeThis, side: 'before' as const }
  // One row more than shown tells whether there is a next page.
  const [found, counts] = await Promise.all([
    listCompanyCandidates(deps.db, companyId, filter, basis, { sort, cursor, limit: limit + 1 }),
    countByJobAndStatus(deps.db, companyId, filter, basis),
  ])
  const goesOn = found.length > limit
  const page = beforeThis ? found.slice(-limit) : found.slice(0, limit)
  const rows = await findCompanyCandidates(
    deps.db,
    page.map(({ id }) => id),
  )
  const matches = await scoreAll(deps, rows)
  await keepShownScores(
    deps,
    actor.userId,
    [...matches].map(([applicationId, match]) => ({ applicationId, match })),
  )
  const [first, last] = [page[0], page.at(-1)]
  return {
    candidates: rows.map((row) => ({ row, score: matches.get(row.id)?.score ?? null })),
    ...sums(counts, filter),
    next: last && (beforeThis !== null || goesOn) ? writeCursor(last) : null,
    previous: first && (beforeThis ? goesOn : afterThis !== null) ? writeCursor(first) : null,
  }
}

/** The total, and the counts per job and per status under the other filters. */
function sums(
  counts: Awaited<ReturnType<typeof countByJobAndStatus>>,
  { jobId, status }: CompanyCandidateFilter,
) {
  const jobs = new Map<number, { id: number; title: string; count: number }>()
  const stages: Record<string, number> = {}
  let [all, total] = [0, 0]
  for (const row of counts) {
    const isJob = jobId === undefined || row.jobId === jobId
    const isStage = !status || row.status === status
    all += row.all
    if (isJob && isStage) total += row.left
    if (isJob) stages[row.status] = (stages[row.status] ?? 0) + row.left
    const job = jobs.get(row.jobId) ?? { id: row.jobId, title: row.jobTitle, count: 0 }
    if (isStage) job.count += row.left
    jobs.set(row.jobId, job)
  }
  return { all, total, stages, jobs: [...jobs.values()] }
}

/** Application id → match. */
async function scoreAll(
  deps: ListDeps,
  rows: readonly CompanyCandidateRow[],
): Promise<Map<number, MatchScore>> {
  const scores = new Map<number, MatchScore>()
  for (const [jobId, ofJob] of Map.groupBy(rows, (row) => row.jobId)) {
    const people = ofJob.map(({ professionalId }) => professionalId)
    const matches = await scoreProfessionals(deps, jobId, people)
    for (const { id, professionalId } of ofJob) {
      const match = matches.get(professionalId)
      if (match) scores.set(id, match)
    }
  }
  return scores
}
