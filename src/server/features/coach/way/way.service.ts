import { requirementKinds } from '#contracts/coach/way-vocabulary.ts'
import type { WayReply } from '#contracts/coach/way.contract.ts'
import { askedThings } from '#domain/coach/way/asked-things.ts'
import { isOfTrade, namesOfTrade, tradeNamed } from '#domain/coach/way/trade.ts'
import { type WayJob, wayOf } from '#domain/coach/way/way.ts'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { matchOf } from '#domain/matching/engine.ts'
import { reasonTone, shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { type MatchReason, reasonText } from '#domain/matching/reasons/reason.words.ts'
import type { JobProfile, PartName, ProfessionalProfile } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { listSummaries } from '#server/features/jobs/list/jobs-search.service.ts'
import { listNewestFound } from '#server/features/jobs/list/newest-found.service.ts'
import { getJobProfile, listJobProfiles, readOwnProfile } from '#server/features/matching/matching.service.ts'

type WayDeps = Pick<Deps, 'db' | 'clock'>

/** So many of the newest ads of a trade are compared: enough for an order, and fast. */
const readAds = 200
/** A title as people write it is rarely that of the ads: other names of the work are searched, too. */
const otherNames = 4
const mostSteps = { skill: 6, language: 3, years: 2 }
const shownJobs = 6

/** What the list of requirements says already. */
const listedParts: ReadonlySet<PartName> = new Set(['skills', 'languages', 'words'])
const listedYears: ReadonlySet<MatchReason['code']> = new Set([
  'years_enough',
  'years_short',
  'years_unknown',
])

const nothing = readJobQuery(new URLSearchParams())

/** What stands between a professional and the open ads of a trade, or one of them. Throws not_found for a job that is not open. */
export async function findWay(
  deps: WayDeps,
  actor: ProfessionalActor,
  asked: { q: string; jobId?: number | undefined },
): Promise<WayReply> {
  const { facts, profile } = await readOwnProfile(deps, actor)
  const job = asked.jobId === undefined ? null : await findOpen(deps, asked.jobId)
  const q = job?.title ?? (asked.q || (facts.title ?? '').trim())
  const profiles = q === '' ? [] : await listOfTrade(deps, q)
  const compared = profiles.map((one) => ({ id: one.id, asked: askedThings(one, profile) }))
  const way = wayOf(compared, mostSteps)
  const [ready, oneAway] = await Promise.all([
    listSummaries(deps.db, way.ready.slice(0, shownJobs)),
    listSummaries(
      deps.db,
      way.oneAway.slice(0, shownJobs).map(({ id }) => id),
    ),
  ])
  const lacks = new Map(way.oneAway.map((one) => [one.id, one.lacks]))
  return {
    trade: q === asked.q ? '' : q,
    job,
    ...(job ? await ofJob(deps, job.id, profile, compared) : { asked: [], reasons: [] }),
    read: profiles.length,
    hasSkills: profile.skills.some(({ source }) => source !== 'usual'),
    hasLanguages: profile.languages.length > 0,
    hasYears: profile.positions.length > 0,
    has: way.has,
    steps: way.steps,
    readyCount: way.ready.length,
    ready,
    oneAwayCount: way.oneAway.length,
    oneAway: oneAway.map((one) => ({ job: one, lacks: lacks.get(one.id) ?? '' })),
  }
}

async function findOpen({ db }: WayDeps, id: number) {
  const [job] = await listSummaries(db, [id])
  if (!job?.isActive) throw notFound('job')
  return job
}

async function listOfTrade(deps: WayDeps, q: string): Promise<JobProfile[]> {
  const trade = tradeNamed(q)
  const names = [q, ...namesOfTrade(trade, otherNames)]
  const found = await Promise.all(
    names.map((name) => listNewestFound(deps, { ...nothing, q: name }, readAds)),
  )
  const ids = [...new Set(found.flat())].toSorted((one, other) => other - one).slice(0, readAds)
  const profiles = await listJobProfiles(deps, ids)
  return ids.flatMap((id) => {
    const profile = profiles.get(id)
    return profile && isOfTrade(trade, profile.title) ? [{ ...profile, id }] : []
  })
}

/** What the chosen job asks, what is missing first in the order of the way; and the reasons of the match that are none of these. */
async function ofJob(
  deps: WayDeps,
  id: number,
  profile: ProfessionalProfile,
  others: readonly WayJob[],
): Promise<Pick<WayReply, 'asked' | 'reasons'>> {
  const job = await getJobProfile(deps, id)
  if (!job) throw notFound('job')
  const adsOf = (label: string) =>
    others.filter(({ asked }) => asked.some((one) => foldText(one.label) === foldText(label))).length
  const asked = askedThings(job, profile)
    .map(({ kind, label, isMet, has }) => ({ kind, label, isMet, has, ads: Math.max(1, adsOf(label)) }))
    .toSorted(
      (one, other) =>
        Number(one.isMet) - Number(other.isMet) ||
        requirementKinds.indexOf(one.kind) - requirementKinds.indexOf(other.kind) ||
        other.ads - one.ads,
    )
  const reasons = shortReasons(
    matchOf(job, profile)
      .parts.filter(({ part }) => !listedParts.has(part))
      .flatMap((part) => part.reasons)
      .filter(({ code }) => !listedYears.has(code)),
  ).map((reason) => ({ text: reasonText(reason), isFor: reasonTone(reason) === 'for' }))
  return { asked, reasons }
}
