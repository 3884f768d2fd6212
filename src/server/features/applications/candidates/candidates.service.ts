import type { MatchScore } from '#domain/matching/score/score.ts'
import { compareScores } from '#domain/matching/score/score-order.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { keepShownScores, scoreProfessionals } from '#server/features/matching/matching.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { OwnJob } from '#server/features/applications/applications.policy.ts'
import { findBestScore } from './candidate-scores.queries.ts'
import { refreshScores, scoreBasis } from './candidate-scores.service.ts'
import {
  type CandidateFilter,
  countCandidates,
  listCandidates,
  type ReceivedRow,
} from './candidates.queries.ts'

export type ScoreDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>

/** A candidate with the person's match for the job. */
export interface ScoredCandidate {
  row: ReceivedRow
  match: MatchScore
}

/** Best score first, no score last; ties by time of application. */
export const bestFirst = (a: ScoredCandidate, b: ScoredCandidate) =>
  compareScores(a.match.score, b.match.score) ||
  a.row.application.appliedAt.getTime() - b.row.application.appliedAt.getTime()

/** Adds the scores, keeping the order. */
export async function scoreRows(
  deps: ScoreDeps,
  jobId: number,
  rows: readonly ReceivedRow[],
): Promise<ScoredCandidate[]> {
  const matches = await scoreProfessionals(
    deps,
    jobId,
    rows.map(({ professional }) => professional.id),
  )
  return rows.flatMap((row) => {
    const match = matches.get(row.professional.id)
    return match ? [{ row, match }] : []
  })
}

/** Records that somebody of the company sees these scores. */
export async function keepShown(deps: ScoreDeps, { userId }: CompanyActor, candidates: ScoredCandidate[]) {
  const scores = candidates.map(({ row, match }) => ({ applicationId: row.application.id, match }))
  await keepShownScores(deps, userId, scores)
  return candidates
}

/**
 * The candidates of a job with their scores. `minScore`: 0-100. 1 or more also leaves out candidates without a score, so
 * completing a profile never removes a candidate.
 */
export async function listOfJob(
  deps: ScoreDeps,
  actor: CompanyActor,
  job: OwnJob,
  { minScore = 0, ...filter }: CandidateFilter & { minScore?: number | undefined },
): Promise<ScoredCandidate[]> {
  const all = await scoreRows(deps, job.id, await listCandidates(deps.db, job.id, filter))
  const wanted = all.filter(({ match }) => (match.score ?? 0) >= minScore)
  return keepShown(deps, actor, filter.sort === 'score' ? wanted.toSorted(bestFirst) : wanted)
}

/** One candidate with the score. */
export async function scoreCandidate(
  deps: ScoreDeps,
  actor: CompanyActor,
  row: ReceivedRow,
): Promise<ScoredCandidate> {
  const [candidate] = await keepShown(deps, actor, await scoreRows(deps, row.application.jobId, [row]))
  if (!candidate) throw new AppError('not_found')
  return candidate
}

export async function measureJob(deps: ScoreDeps, job: OwnJob) {
  await refreshScores(deps, { jobId: job.id })
  const [counts, bestMatchScore] = await Promise.all([
    countCandidates(deps.db, job.id),
    findBestScore(deps.db, job.id, scoreBasis(deps)),
  ])
  return { ...counts, bestMatchScore }
}
