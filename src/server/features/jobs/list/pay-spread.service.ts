import type { JobCategory } from '#contracts/vocabulary.ts'
import { type PayBar, payBars, paySteps } from '#domain/jobs/pay/pay-steps.ts'
import { type NamedPlace, namePlace } from '#domain/places/place-slugs.ts'
import type { Deps } from '#server/deps.ts'
import { countPayBars, readPayQuartiles } from './figures.queries.ts'
import { everything, findNewest, readAskedSearch, searchJobs } from './jobs-search.service.ts'
import { type AskedFilters, type JobSearch, nothingChosen } from './search-filters.ts'

/** So many of the newest paid ads are read: the middle does not move with more, and a million ads cost no more. */
const readAds = 1000

interface PaidAds {
  correctedQuery: string | null
  /** Null: none, or words that are searched in the ads. */
  place: NamedPlace | null
  ads: number
  adsAreExact: boolean
  paidAds: number
  paidAreExact: boolean
  /** The newest paid ones. */
  ids: number[]
}

/** Only ads that say a monthly pay in soles. */
const paidOnly = (search: JobSearch): JobSearch => ({
  ...search,
  chosen: { ...search.chosen, withSalary: [true] },
  minPay: { pen: 1, usd: Number.MAX_SAFE_INTEGER, withUnknown: false },
})

/** The ads of a list's filters, and which of them say a monthly pay in soles. */
export async function findPaidAds(deps: Pick<Deps, 'db' | 'clock'>, filters: AskedFilters): Promise<PaidAds> {
  const all = await searchJobs(deps, { ...filters, sort: 'recent', page: 1, limit: 1 }, { withFacets: false })
  const { correctedQuery, place } = all
  const meant = { ...filters, ...all.meant }
  const search = await readAskedSearch(deps, { ...meant, q: correctedQuery ?? meant.q })
  const paid = await findNewest(deps.db, paidOnly(search), { isRanked: false, bound: readAds })
  return {
    correctedQuery,
    place: place && 'department' in place ? namePlace({ province: null, district: null, ...place }) : null,
    ads: all.total,
    adsAreExact: all.totalIsExact,
    paidAds: paid.total,
    paidAreExact: paid.isExact,
    ids: paid.matches.map(({ id }) => id),
  }
}

/** What these ads pay, in cents. */
export async function spreadOf(
  { db }: Pick<Deps, 'db'>,
  ids: readonly number[],
): Promise<{ low: number; median: number; high: number; bars: PayBar[] } | null> {
  const { first, low, median, high, last } = await readPayQuartiles(db, ids)
  if (first === null || low === null || median === null || high === null || last === null) return null
  const edges = paySteps(first, last)
  const bars = payBars(edges, await countPayBars(db, ids, edges))
  return { low: Math.round(low), median: Math.round(median), high: Math.round(high), bars }
}

/** The category that most of the newest ads of these words are in; null: no ad has them. */
export async function tradeOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  filters: AskedFilters,
): Promise<JobCategory | null> {
  const { query } = await readAskedSearch(deps, filters)
  if (query === null) return null
  const { matches } = await findNewest(
    deps.db,
    { ...everything, chosen: nothingChosen, query },
    { isRanked: false },
  )
  const counts = new Map<JobCategory, number>()
  for (const { category } of matches)
    if (category !== null) counts.set(category as JobCategory, (counts.get(category as JobCategory) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
