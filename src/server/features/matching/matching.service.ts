import type { MatchScore } from '#domain/matching/score/score.ts'
import type { JobProfile, ProfessionalFacts, ProfessionalProfile } from '#domain/matching/types.ts'
import type { Match } from '#contracts/matching/match-fields.ts'
import { limaDay } from '#domain/time/dates.ts'
import { engineVersion, matchOf, readJob, readProfessional } from '#domain/matching/engine.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { notFound } from '#server/errors.ts'
import {
  findJobProfiles,
  findJobTexts,
  listProfessionalFacts,
} from '#server/features/matching/index/facts.queries.ts'
import { eachInTurns } from './in-turns.ts'
import { insertShownScores } from '#server/features/matching/recommendations/shown-scores.queries.ts'

/** The current month in Lima, up to which years of work are counted. */
export const presentMonth = ({ clock }: Pick<Deps, 'clock'>): string => limaDay(clock.now()).slice(0, 7)

/** The profile of a job, open or closed; computed from its texts when another engine made the stored one. */
export async function getJobProfile({ db }: Pick<Deps, 'db'>, jobId: number): Promise<JobProfile | null> {
  const [stored] = await findJobProfiles(db, engineVersion, [jobId])
  if (stored?.profile) return stored.profile
  const [texts] = await findJobTexts(db, [jobId])
  return texts ? readJob(texts) : null
}

/** The same of many jobs, by id; unknown ones are left out. */
export async function listJobProfiles(
  { db }: Pick<Deps, 'db'>,
  ids: readonly number[],
): Promise<Map<number, JobProfile>> {
  const stored = await findJobProfiles(db, engineVersion, ids)
  const profiles = new Map<number, JobProfile>()
  for (const { id, profile } of stored) if (profile) profiles.set(id, profile)
  const outdated = stored.filter(({ profile }) => !profile).map(({ id }) => id)
  await eachInTurns(outdated.length === 0 ? [] : await findJobTexts(db, outdated), (texts) => {
    profiles.set(texts.id, readJob(texts))
  })
  return profiles
}

/** What the engine knows of a professional, from the data as they are now. Throws not_found. */
export async function readOwnProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { professionalId }: ProfessionalActor,
): Promise<{ facts: ProfessionalFacts; profile: ProfessionalProfile }> {
  const [facts] = await listProfessionalFacts(deps.db, [professionalId])
  if (!facts) throw notFound('professional')
  return { facts, profile: readProfessional(facts, presentMonth(deps)) }
}

/** The names of what a job asks: what it lists first, the weightiest first. */
export async function namesAskedBy(deps: Pick<Deps, 'db'>, jobId: number): Promise<string[]> {
  const job = await getJobProfile(deps, jobId)
  const asked = (job?.requirements ?? []).filter(({ label, isOptional }) => label !== '' && !isOptional)
  const byWeight = asked.toSorted(
    (one, other) => Number(other.isListed) - Number(one.isListed) || other.weight - one.weight,
  )
  return [...new Set(byWeight.map(({ label }) => label))]
}

/** The match of each professional with a job: professional id → match. Unknown ids are left out. */
export async function scoreProfessionals(
  deps: Pick<Deps, 'db' | 'clock' | 'matching'>,
  jobId: number,
  professionalIds: readonly number[],
): Promise<Map<number, MatchScore>> {
  if (professionalIds.length === 0) return new Map()
  const [job, profiles] = await Promise.all([
    getJobProfile(deps, jobId),
    deps.matching.profiles.of(deps.db, professionalIds, presentMonth(deps)),
  ])
  if (!job) return new Map()
  return new Map([...profiles].map(([id, profile]) => [id, matchOf(job, profile)]))
}

/** The same, from the current texts, without the process's cache, which may be one change behind. */
export async function scoreFromTexts(
  deps: Pick<Deps, 'db' | 'clock'>,
  jobId: number,
  professionalIds: readonly number[],
): Promise<Map<number, MatchScore>> {
  const [job, facts] = await Promise.all([
    getJobProfile(deps, jobId),
    listProfessionalFacts(deps.db, professionalIds),
  ])
  if (!job) return new Map()
  const month = presentMonth(deps)
  const matches = new Map<number, MatchScore>()
  await eachInTurns(facts, (one) => {
    matches.set(one.id, matchOf(job, readProfessional(one, month)))
  })
  return matches
}

/** Work that is described, but is no job: a brief of a company. */
export interface DescribedWork {
  id: number
  title: string
  category: string
  text: string
}

/**
 * How the work of each of these people fits a description, as the engine reads an ad: the score, and the asked skills that they
 * have, by name. Place and pay do not count.
 */
export async function scoreForWork(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, title, category, text }: DescribedWork,
  professionalIds: readonly number[],
): Promise<Map<number, { score: number | null; skills: string[] }>> {
  const job = readJob({
    id,
    title,
    category,
    skills: [],
    description: text,
    requirements: '',
    experience: null,
    placeDepartment: null,
    placeProvince: null,
    placeDistrict: null,
    mode: 'remote',
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
  })
  const month = presentMonth(deps)
  const found = new Map<number, { score: number | null; skills: string[] }>()
  await eachInTurns(await listProfessionalFacts(deps.db, professionalIds), (facts) => {
    const profile = readProfessional(facts, month)
    const held = new Set(profile.skills.map(({ skill }) => skill))
    const skills = job.requirements.filter(
      ({ skill, label }) => skill >= 0 && label !== '' && held.has(skill),
    )
    found.set(facts.id, {
      score: matchOf(job, profile).score,
      skills: [...new Set(skills.map(({ label }) => label))],
    })
  })
  return found
}

/** What the score belongs to: an application, or a professional suggested for a job. */
type Subject = { applicationId: number } | { jobId: number; professionalId: number }
/** A score that a company user is about to see. */
export type ShownMatch = Subject & { match: MatchScore }

const keyOf = ({ match: { score, low, high }, ...subject }: ShownMatch): string =>
  `${'jobId' in subject ? `${subject.jobId}:${subject.professionalId}` : subject.applicationId} ${score} ${low} ${high}`

/** Stores the scores that a company user sees, with their reasons, without duplicates. */
export async function keepShownScores(
  deps: Pick<Deps, 'pool' | 'clock' | 'matching'>,
  userId: number,
  shown: readonly ShownMatch[],
): Promise<void> {
  const fresh = shown.filter((one) => !deps.matching.wasKept(keyOf(one)))
  if (fresh.length === 0) return
  const rows = fresh.map(({ match: { score, low, high, parts }, ...subject }) => ({
    ...subject,
    userId,
    engine: engineVersion,
    score,
    low,
    high,
    reasons: parts.flatMap(({ reasons }) => reasons),
    shownAt: deps.clock.now(),
  }))
  await transaction(deps, (tx) => insertShownScores(tx, rows))
  for (const one of fresh) deps.matching.markKept(keyOf(one))
}

/** A match as the calls of several features show it. */
export const presentMatch = ({ score, low, high, parts }: MatchScore): Match => ({
  score,
  low,
  high,
  parts: parts.map(({ part, value, weight, reasons, evidence }) => ({
    part,
    value,
    weight,
    reasons,
    evidence,
  })),
})
