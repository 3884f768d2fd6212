import type { SQL } from 'drizzle-orm'
import { mostCounted, talentPage } from '#contracts/talent/talent-figures.ts'
import {
  type TalentFilterName,
  talentFilterNames,
  type TalentFilters,
} from '#contracts/talent/talent-filters.ts'
import { writeTalentFilters } from '#domain/talent/talent.address.ts'
import { meantTalent } from '#domain/talent/meant-talent.ts'
import type { MatchScore } from '#domain/matching/score/score.ts'
import type { CompanyActor } from '#server/actor.ts'
import { find, type Found, isFound } from '#server/db/found-by.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import {
  getJobProfile,
  keepShownScores,
  presentMonth,
  scoreProfessionals,
} from '#server/features/matching/matching.service.ts'
import { passes } from './search-conditions.queries.ts'
import { foundBy, listLatest, listPeople, type TalentRow, whichPass } from './talent.queries.ts'
import type { ComparedJob } from './talent.policy.ts'

export type TalentDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>

/** With a job so many are looked up and scored, one by one. */
const mostScored = 10_000
/** Where more are found, so many of the best of everybody are asked whether they pass, then the next: few are ranked faster. */
const depths = [
  [0, 400],
  [400, 4000],
] as const

export interface FoundPerson {
  row: TalentRow
  match: MatchScore | null
}

const none: TalentFilters = {
  q: '',
  habilidad: '',
  lugar: '',
  anios: null,
  sueldo: null,
  disponible: [],
  verificado: false,
  nuevos: false,
}

/** The month up to which work is counted: 12 × year + month - 1, its end included. */
export function monthNow(deps: Pick<Deps, 'clock'>): number {
  const [year = 0, month = 0] = presentMonth(deps).split('-').map(Number)
  return year * 12 + month
}

/**
 * A page of those who agreed to be found. The database says who passes; with a job the index in memory says in which order. Shown scores
 * are stored. Throws not_found.
 */
export async function searchTalent(
  deps: TalentDeps,
  actor: CompanyActor,
  { filters: asked, job, page }: { filters: TalentFilters; job: ComparedJob | null; page: number },
) {
  const filters = meantTalent(asked)
  const now = monthNow(deps)
  const by = foundBy(actor, passes(filters, { companyId: actor.companyId, now }))
  const found = await find(deps.db, by, job === null ? mostCounted : mostScored)
  const isLoading = job !== null && !deps.matching.candidates.isReady
  const window = { limit: talentPage.size, offset: (page - 1) * talentPage.size }
  const ranked =
    job === null || isLoading
      ? null
      : await rank(deps, job, { where: by.where, found, most: window.offset + window.limit })
  const ids = ranked ? ranked.ids.slice(window.offset) : await listLatest(deps.db, isFound(by, found), window)
  const [rows, matches] = await Promise.all([
    listPeople(deps.db, actor, { ids, jobId: job?.id ?? null, now }),
    job ? scoreProfessionals(deps, job.id, ids) : new Map<number, MatchScore>(),
  ])
  const people = rows.map((row) => ({ row, match: matches.get(row.id) ?? null }))
  if (job) await keepShown(deps, actor, job, people)
  return {
    people,
    meant: filters === asked ? null : filters,
    total: found.total,
    isMore: found.ids === null,
    pages: Math.min(talentPage.most, Math.ceil(found.total / talentPage.size)),
    approximate: isLoading ? ('loading' as const) : ranked?.isPartial ? ('too-many' as const) : null,
    without: found.total === 0 ? await countWithout(deps, actor, filters, now) : [],
  }
}
export type TalentFound = Awaited<ReturnType<typeof searchTalent>>

/**
 * The best for a job of those found, best first. All of them are scored if they were looked up; if there are too many, the best of
 * everybody are asked whether they pass, step by step. `isPartial`: somebody better may be missing.
 */
async function rank(
  deps: TalentDeps,
  { id }: ComparedJob,
  { where, found, most }: { where: SQL | undefined; found: Found; most: number },
): Promise<{ ids: number[]; isPartial: boolean }> {
  const profile = await getJobProfile(deps, id)
  if (!profile) throw notFound('job')
  const { candidates } = deps.matching
  const idsOf = (entries: readonly { id: number }[]) => entries.map((entry) => entry.id)
  if (found.ids) {
    const best = idsOf(candidates.topOf(profile, most, found.ids))
    return { ids: withUnscored(best, found.ids, most), isPartial: false }
  }
  const passing: number[] = []
  for (const [from, to] of depths) {
    const best = candidates.ranking(profile, to).slice(from, to)
    const those = await whichPass(deps.db, where, best)
    passing.push(...best.filter((one) => those.has(one)))
    if (passing.length >= most) return { ids: passing.slice(0, most), isPartial: false }
  }
  // Hardly anybody who fits the job passes: the best of those who came last.
  const latest = await listLatest(deps.db, where, { limit: mostScored, offset: 0 })
  return { ids: idsOf(candidates.topOf(profile, most, latest)), isPartial: true }
}

/** Who has no score, because the profile says nothing about work, comes last and is not left out. */
function withUnscored(best: number[], all: readonly number[], most: number): number[] {
  if (best.length >= most || best.length === all.length) return best
  const scored = new Set(best)
  return [...best, ...all.filter((id) => !scored.has(id)).toSorted((a, b) => b - a)].slice(0, most)
}

const keepShown = (deps: TalentDeps, { userId }: CompanyActor, job: ComparedJob, people: FoundPerson[]) =>
  keepShownScores(
    deps,
    userId,
    people.flatMap(({ row, match }) => (match ? [{ jobId: job.id, professionalId: row.id, match }] : [])),
  )

/** How many there are without each filter, for who found nobody: which one to loosen. */
async function countWithout(deps: TalentDeps, actor: CompanyActor, filters: TalentFilters, now: number) {
  const set = [...new Set(writeTalentFilters(filters).keys())] as TalentFilterName[]
  const counts: { name: TalentFilterName; total: number }[] = []
  for (const name of talentFilterNames.filter((one) => set.includes(one))) {
    const passing = passes({ ...filters, [name]: none[name] }, { companyId: actor.companyId, now })
    const { total } = await find(deps.db, foundBy(actor, passing), mostCounted)
    if (total > 0) counts.push({ name, total })
  }
  return counts
}
