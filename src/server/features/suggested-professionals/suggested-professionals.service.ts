import {
  leastSuggestedScore,
  mostSuggestedProfessionals,
} from '#contracts/suggested-professionals/suggested-professionals-figures.ts'
import type { MatchScore } from '#domain/matching/score/score.ts'
import type { JobProfile } from '#domain/matching/types.ts'
import { matchOf } from '#domain/matching/engine.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import type { CompanyActor } from '#server/actor.ts'
import { getJobProfile, keepShownScores, presentMonth } from '#server/features/matching/matching.service.ts'
import type { JobToFill } from './suggested-professionals.policy.ts'
import {
  listEverApplied,
  listSuggestable,
  rankProfessionalsBySkills,
  type SuggestableRow,
} from './suggested-professionals.queries.ts'

type SuggestDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>

/** Nobody below the middle documented band is suggested: a weak suggestion costs a company more than none. */
const leastScore = leastSuggestedScore
const most = mostSuggestedProfessionals

export interface SuggestedProfessional {
  row: SuggestableRow
  score: number
  /** Null for an approximation. */
  match: MatchScore | null
}

/**
 * The listed professionals with the best match for a job of the company who have not applied, best first, limited to
 * people whom this company may find. While the index is loading, the database ranks by the share of skills, and the
 * reply says so. Shown scores are stored. Throws not_found.
 */
export async function suggestProfessionals(deps: SuggestDeps, actor: CompanyActor, { id: jobId }: JobToFill) {
  const [job, applied] = await Promise.all([getJobProfile(deps, jobId), listEverApplied(deps.db, jobId)])
  if (!job) throw notFound('job')
  const isApproximate = !deps.matching.candidates.isReady
  const people = await (isApproximate ? approximate : exact)(deps, actor, job, new Set(applied))
  await keepShownScores(
    deps,
    actor.userId,
    people.flatMap(({ row, match }) => (match ? [{ jobId, professionalId: row.id, match }] : [])),
  )
  return { people, isApproximate }
}

async function exact(
  deps: SuggestDeps,
  actor: CompanyActor,
  job: JobProfile,
  applied: ReadonlySet<number>,
): Promise<SuggestedProfessional[]> {
  // Some of the best may be hidden from this company: ask for more until there are enough.
  for (let k = 2 * most; ; k *= 2) {
    const found = deps.matching.candidates.top(job, k, (id) => !applied.has(id))
    const good = found.filter(({ score }) => score >= leastScore)
    const rows = await listSuggestable(
      deps.db,
      actor,
      good.map(({ id }) => id),
    )
    if (rows.length >= most || good.length < k) return scored(deps, job, rows.slice(0, most))
  }
}

/** Scored with current profiles, in the order of the index. */
async function scored(
  deps: SuggestDeps,
  job: JobProfile,
  rows: readonly SuggestableRow[],
): Promise<SuggestedProfessional[]> {
  const profiles = await deps.matching.profiles.of(
    deps.db,
    rows.map(({ id }) => id),
    presentMonth(deps),
  )
  return rows.flatMap((row) => {
    const profile = profiles.get(row.id)
    if (!profile) return []
    const match = matchOf(job, profile)
    return match.score === null ? [] : [{ row, score: match.score, match }]
  })
}

async function approximate(
  deps: SuggestDeps,
  actor: CompanyActor,
  job: JobProfile,
  applied: ReadonlySet<number>,
): Promise<SuggestedProfessional[]> {
  const skills = job.requirements.filter(({ isListed }) => isListed).map(({ label }) => label)
  if (skills.length === 0) return []
  const rows = await rankProfessionalsBySkills(deps.db, actor, {
    skills,
    least: leastScore / 100,
    limit: most + applied.size,
  })
  return rows
    .filter(({ id }) => !applied.has(id))
    .slice(0, most)
    .map(({ share, ...row }) => ({ row, score: Math.round(share * 100), match: null }))
}
