import type { MatchScore } from '#domain/matching/score/score.ts'
import type { ProfessionalProfile } from '#domain/matching/types.ts'
import type { ProfileGap } from '#contracts/vocabulary.ts'
import { leastRecommendedScore } from '#contracts/matching/matching-figures.ts'
import { engineVersion, hasScores, matchOf, readJob, readProfessional } from '#domain/matching/engine.ts'
import { gapsOf } from '#domain/matching/reasons/profile-gaps.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { findJobTexts, listProfessionalFacts } from '#server/features/matching/index/facts.queries.ts'
import { getJobProfile, presentMonth } from '#server/features/matching/matching.service.ts'
import {
  listAppliedJobIds,
  listOpenJobs,
  rankJobsBySkills,
  type RecommendedRow,
} from './recommendations.queries.ts'

/** Jobs below the middle documented band are not recommended: reading them costs more time than it is worth. */
const leastScore = leastRecommendedScore

type RecommendDeps = Pick<Deps, 'db' | 'clock' | 'matching'>

export interface RecommendedJob {
  job: RecommendedRow
  score: number
  /** Null for an approximation. */
  match: MatchScore | null
}

/**
 * The open jobs with the best match for the professional, best first, without those applied to and without weak
 * matches. A profile without a score gets none, because every job would match alike. While the index is loading, the
 * database ranks by the share of skills, and the reply says so.
 */
export async function recommendJobs(
  deps: RecommendDeps,
  { professionalId }: ProfessionalActor,
  limit: number,
) {
  // Read the caller's current data: a person who just saved something expects it to count.
  const [[facts], applied] = await Promise.all([
    listProfessionalFacts(deps.db, [professionalId]),
    listAppliedJobIds(deps.db, professionalId),
  ])
  if (!facts) throw notFound('professional')
  const profile = readProfessional(facts, presentMonth(deps))
  const counts = {
    experienceCount: facts.experiences.length,
    educationCount: facts.educations.length,
    skillCount: facts.skills.length + facts.languages.length + facts.certifications.length,
  }
  const isApproximate = !deps.matching.jobs.isReady
  const choose = isApproximate ? approximate : exact
  const jobs = hasScores(profile) ? await choose(deps, profile, new Set(applied), limit) : []
  return { jobs, counts, gaps: gapsOf(facts), isApproximate }
}

async function exact(
  deps: RecommendDeps,
  profile: ProfessionalProfile,
  applied: ReadonlySet<number>,
  limit: number,
): Promise<RecommendedJob[]> {
  const now = deps.clock.now()
  // Some of the best may be applied to already or just closed: ask for more until there are enough.
  for (let k = limit + applied.size; ; k *= 2) {
    const found = deps.matching.jobs.top(profile, k)
    const good = found.filter(({ score }) => score >= leastScore)
    const wanted = good.map(({ id }) => id).filter((id) => !applied.has(id))
    const rows = await listOpenJobs(deps.db, wanted, now)
    if (rows.length >= limit || good.length < k) return scored(deps, rows.slice(0, limit), profile)
  }
}

/** When another engine made the stored profile, it is computed from the job's texts, as in the index. */
async function scored(
  { db }: RecommendDeps,
  rows: readonly RecommendedRow[],
  profile: ProfessionalProfile,
): Promise<RecommendedJob[]> {
  const outdated = rows.filter(({ matchEngine }) => matchEngine !== engineVersion).map(({ id }) => id)
  const texts = outdated.length === 0 ? [] : await findJobTexts(db, outdated)
  const computed = new Map(texts.map((text) => [text.id, readJob(text)]))
  return rows.flatMap((job) => {
    const jobProfile = computed.get(job.id) ?? job.matchProfile
    if (!jobProfile) return []
    const match = matchOf(jobProfile, profile)
    return match.score === null || match.score < leastScore ? [] : [{ job, score: match.score, match }]
  })
}

async function approximate(
  deps: RecommendDeps,
  profile: ProfessionalProfile,
  applied: ReadonlySet<number>,
  limit: number,
): Promise<RecommendedJob[]> {
  const rows = await rankJobsBySkills(deps.db, {
    engine: engineVersion,
    skills: profile.skills.map(({ skill }) => skill).filter((skill) => skill >= 0),
    limit: limit + applied.size,
    now: deps.clock.now(),
  })
  return rows
    .filter(({ id, share }) => !applied.has(id) && share * 100 >= leastScore)
    .slice(0, limit)
    .map(({ share, ...job }) => ({ job, score: Math.round(share * 100), match: null }))
}

/** The match of an open job with the professional's current data. Throws not_found. */
export async function matchOwn(
  deps: RecommendDeps,
  { professionalId }: ProfessionalActor,
  jobId: number,
): Promise<{ match: MatchScore; gaps: ProfileGap[] }> {
  const [[facts], [open], job] = await Promise.all([
    listProfessionalFacts(deps.db, [professionalId]),
    listOpenJobs(deps.db, [jobId], deps.clock.now()),
    getJobProfile(deps, jobId),
  ])
  if (!facts) throw notFound('professional')
  if (!open || !job) throw notFound('job')
  return { match: matchOf(job, readProfessional(facts, presentMonth(deps))), gaps: gapsOf(facts) }
}
