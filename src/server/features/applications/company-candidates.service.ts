import { compareScores } from '#domain/matching/score-order.ts'
import type { MatchScore } from '#domain/matching/score.ts'
import type { Deps } from '#server/deps.ts'
import { keepShownScores, scoreProfessionals } from '#server/features/matching/matching.service.ts'
import type { CompanyActor } from '#server/http/actor.ts'
import {
  type CompanyCandidateFilter,
  type CompanyCandidateRow,
  countCompanyCandidates,
  listCandidatesByIds,
  listCompanyCandidates,
  listToScore,
} from './company-candidates.queries.ts'

type ListDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>

/** One application whose score is asked for. */
interface Scorable {
  id: number
  jobId: number
  professionalId: number
}

/** A page of everybody who applied to the company, over all of its jobs, with their scores. A page behind the last is empty. */
export async function listCandidatesOfCompany(
  deps: ListDeps,
  actor: CompanyActor,
  {
    sort,
    page,
    limit,
    ...filter
  }: CompanyCandidateFilter & { sort: 'recent' | 'waiting' | 'name' | 'score'; page: number; limit: number },
) {
  const window = { offset: (page - 1) * limit, limit }
  const [total, rows] = await Promise.all([
    countCompanyCandidates(deps.db, actor.companyId, filter),
    sort === 'score'
      ? listByScore(deps, actor.companyId, filter, window)
      : listCompanyCandidates(deps.db, actor.companyId, filter, { sort, ...window }),
  ])
  const matches = await scoreAll(deps, rows)
  await keepShownScores(
    deps,
    actor.userId,
    rows.flatMap(({ id }) => {
      const match = matches.get(id)
      return match ? [{ applicationId: id, match }] : []
    }),
  )
  const candidates = rows.map((row) => ({ row, score: matches.get(row.id)?.score ?? null }))
  return { candidates, total, page, pages: Math.ceil(total / limit) }
}

/** The best first, who has no score last; among equals, who applied first. Scores are no column: they are made of what is in memory. */
async function listByScore(
  deps: ListDeps,
  companyId: number,
  filter: CompanyCandidateFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<CompanyCandidateRow[]> {
  const all = await listToScore(deps.db, companyId, filter)
  const matches = await scoreAll(deps, all)
  const scoreOf = ({ id }: Scorable) => matches.get(id)?.score ?? null
  const best = all.toSorted(
    (a, b) => compareScores(scoreOf(a), scoreOf(b)) || a.appliedAt.getTime() - b.appliedAt.getTime(),
  )
  const ids = best.slice(offset, offset + limit).map(({ id }) => id)
  return listCandidatesByIds(deps.db, ids)
}

/** Application's id → match. */
async function scoreAll(deps: ListDeps, rows: readonly Scorable[]): Promise<Map<number, MatchScore>> {
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
