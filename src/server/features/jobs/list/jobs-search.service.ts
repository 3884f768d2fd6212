import type { SQL } from 'drizzle-orm'
import type { JobListQuery } from '#contracts/jobs/job-list-query.ts'
import { lastPage } from '#contracts/vocabulary.ts'
import type { JobFilters } from '#contracts/jobs/job-filters.ts'
import type { ExpandedQuery } from '#domain/jobs/search/expand-query.ts'
import { meantFilters } from '#domain/jobs/search/meant-filters.ts'
import { titleFactorOf } from '#domain/jobs/search/title-factor.ts'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { correctQuery, otherQueries } from './correct-query.ts'
import { searchVector } from './search-vector.queries.ts'
import { presentSummary } from '#server/features/jobs/jobs.presenter.ts'
import type { JobRow, ListedJob } from '#server/features/jobs/jobs.queries.ts'
import { listJobsByIds } from '#server/features/jobs/jobs.queries.ts'
import { listFacetCounts, sumCounts } from './job-counts.queries.ts'
import {
  countMatches,
  estimateMatches,
  listNewestIds,
  listNewestMatches,
  type Match,
} from './jobs-search.queries.ts'
import { countDays, countPlacesOfSample, countSample, type Sample } from './sample-facets.ts'
import { type FoundFacets, noFacets } from './found-facets.ts'
import {
  type AskedFilters,
  hasFilters,
  isCounted,
  nothingChosen,
  type JobSearch,
  type PlaceFilter,
  readSearch,
  withoutFilters,
} from './search-filters.ts'

/**
 * Only this many of the newest matches are ranked: ranking all matches of a common word takes a second with a million
 * ads.
 */
const ranked = 100
/** Without words nothing is ranked, so more of the newest matches can be sampled for the facets in the same time. */
const sampled = 500
const boundOf = ({ query }: JobSearch) => (query === null ? sampled : ranked)
/** Totals are exact at least up to this number; above it, an estimate is enough. */
const countedUpTo = 1000
/**
 * The cost of reading the next job of an index, relative to fetching one that the text index names. Measured with a
 * million ads.
 */
const costOfWalking = 0.4

export interface FoundJobs {
  jobs: ListedJob[]
  total: number
  totalIsExact: boolean
  page: number
  pages: number
  correctedQuery: string | null
  /** The filters that were meant by the words; null: those that were asked. */
  meant: JobFilters | null
  place: PlaceFilter | null
  facets: FoundFacets
}

type Hits = Pick<FoundJobs, 'total' | 'totalIsExact' | 'facets'> & { ids: number[] }
type AskedList = AskedFilters & Pick<JobListQuery, 'sort' | 'page' | 'limit'>
/** The options of a list besides its filters. */
interface Options {
  withFacets: boolean
  now: Date
}

/**
 * A page of active jobs with its total and, on request, facets. A query without results is repeated with corrected
 * typing errors.
 */
export async function searchJobs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: AskedList,
  { withFacets }: { withFacets: boolean },
): Promise<FoundJobs> {
  const options = { withFacets, now: clock.now() }
  const filters = meantFilters(asked)
  const search = await readAskedSearch({ db, clock }, filters)
  let hits = await find(db, search, filters, options)
  let correctedQuery: string | null = null
  if (hits.total === 0 && search.query && !(await matchesAnything(db, search))) {
    for (const other of await otherQueries(db, filters.q, search.query)) {
      // oxlint-disable-next-line no-await-in-loop -- the first that finds anything
      const corrected = await find(db, { ...search, query: other.query }, filters, options)
      if (corrected.total === 0) continue
      ;[hits, correctedQuery] = [corrected, other.text]
      break
    }
  }
  const { ids, ...rest } = hits
  const pages = Math.min(lastPage, Math.ceil(hits.total / filters.limit))
  const { place } = search
  const meant = filters === asked ? null : filters
  return {
    ...rest,
    jobs: await listJobsByIds(db, ids),
    page: filters.page,
    pages,
    correctedQuery,
    meant,
    place,
  }
}

/** What the filters of a URL mean, as a search. The dollar rate is read only when pay is compared. */
export async function readAskedSearch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: AskedFilters,
): Promise<JobSearch> {
  const filters = meantFilters(asked)
  const usdToPen = filters.minPay === null ? 1 : await readSetting(db, 'usd_to_pen')
  return readSearch(filters, { now: clock.now(), usdToPen })
}

/**
 * The active jobs of a search published after a given time, newest first, at most `limit`, for alerts. They match as
 * in the list, with the same correction of typing errors.
 */
export async function listNewJobIds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  filters: AskedFilters,
  { publishedAfter, limit }: { publishedAfter: Date; limit: number },
): Promise<number[]> {
  const search = await readAskedSearch({ db, clock }, filters)
  const list = async (query: JobSearch['query']) =>
    listNewestIds(db, { ...search, query, publishedAfter }, { offset: 0, limit })
  const ids = await list(search.query)
  if (ids.length > 0 || !search.query) return ids
  const [known] = await listNewestIds(db, { ...everything, query: search.query }, { offset: 0, limit: 1 })
  const correction = known === undefined ? await correctQuery(db, search.query) : null
  return correction ? list(correction.query) : ids
}

/** The text index of a stored job. */
export const searchableText = (
  job: Parameters<typeof searchVector>[0] & Pick<JobRow, 'companyName' | 'placeDepartment'>,
): SQL => searchVector(job, job.companyName, job.placeDepartment)

/** Jobs as lists show them, active or not, in the order of the ids. */
export async function listSummaries(db: Db, ids: readonly number[]): Promise<JobSummary[]> {
  return (await listJobsByIds(db, ids)).map(presentSummary)
}

/**
 * Whether the words of a query match any job without the other filters. Called when the search itself found nothing.
 */
async function matchesAnything(db: Db, search: JobSearch): Promise<boolean> {
  const { place, isPremium, minPay, since } = search
  if (!hasFilters(search) && place === null && !isPremium && !minPay && !since) return false
  return (await findNewest(db, { ...everything, query: search.query }, { isRanked: false })).total > 0
}

async function find(
  db: Db,
  search: JobSearch,
  filters: AskedList,
  { withFacets, now }: Options,
): Promise<Hits> {
  const page = { offset: (filters.page - 1) * filters.limit, limit: filters.limit }
  if (isCounted(search)) {
    const [ids, total, facets] = await Promise.all([
      listNewestIds(db, search, page),
      sumCounts(db, search),
      withFacets ? storedFacets(db, search, now) : noFacets,
    ])
    return { ids, total, totalIsExact: true, facets }
  }
  const isRanked = search.query !== null && filters.sort !== 'recent'
  const newest = await findNewest(db, search, { isRanked })
  const [ids, facets] = await Promise.all([
    pageIds(
      db,
      search,
      search.query && isRanked ? byRank(search.query, newest.matches) : newest.matches,
      page,
    ),
    withFacets ? sampleFacets(db, search, newest, now) : noFacets,
  ])
  return { ids, total: newest.total, totalIsExact: newest.isExact, facets }
}

interface Newest extends Sample {
  total: number
  isExact: boolean
}

/** The newest matches, by the cheaper of two methods, with the total: exact for few matches, an estimate above. */
export async function findNewest(
  db: Db,
  search: JobSearch,
  { isRanked, bound = boundOf(search) }: { isRanked: boolean; bound?: number },
): Promise<Newest> {
  const [estimate, fewerThan] = await Promise.all([estimateMatches(db, search), costsMeet(db, search)])
  const areFew = estimate < countedUpTo || estimate < fewerThan
  const way = areFew && hasWords(search) ? 'collect' : 'walk'
  const matches = await listNewestMatches(db, search, { bound, isRanked, way })
  if (matches.length < bound) return { matches, isWhole: true, total: matches.length, isExact: true }
  const [first] = matches
  if (first && first.total !== null) return { matches, isWhole: false, total: first.total, isExact: true }
  if (!areFew) return { matches, isWhole: false, total: estimate, isExact: false }
  const counted = await countMatches(db, search, countedUpTo + 1)
  const isExact = counted <= countedUpTo
  const total = isExact ? counted : Math.max(counted, estimate)
  return { matches, isWhole: false, total, isExact }
}

/**
 * The number of matches at which both methods cost the same. Walking reads ranked × walked / matches jobs until it
 * has enough; collecting reads all matches. Walked jobs are those of the requested category and department, which
 * have indexes.
 */
async function costsMeet(db: Db, { chosen, place }: JobSearch): Promise<number> {
  const isDepartment = place?.kind === 'department'
  const ofCategory = { ...nothingChosen, category: chosen.category }
  const walked = await sumCounts(db, {
    ...everything,
    chosen: ofCategory,
    place: isDepartment ? place : null,
  })
  return Math.sqrt(costOfWalking * ranked * walked)
}
/** All active jobs. */
export const everything: JobSearch = {
  query: null,
  chosen: nothingChosen,
  place: null,
  withRemote: false,
  minPay: null,
  since: null,
  isPremium: false,
}

const hasWords = ({ query, place }: JobSearch): boolean => query !== null || place?.kind === 'words'

/** The sort is stable: equal ranks stay newest first. */
function byRank(query: ExpandedQuery, matches: readonly Match[]): Match[] {
  const factorOf = titleFactorOf(query)
  const rank = new Map(matches.map((match) => [match, match.rank * factorOf(match.title)]))
  return matches.toSorted((a, b) => rank.get(b)! - rank.get(a)!)
}

/** The first matches may be ranked; the rest follow newest first. */
async function pageIds(
  db: Db,
  search: JobSearch,
  first: readonly Match[],
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const ids = first.slice(offset, offset + limit).map(({ id }) => id)
  const bound = boundOf(search)
  if (ids.length === limit || first.length < bound) return ids
  const from = Math.max(offset, bound)
  return [...ids, ...(await listNewestIds(db, search, { offset: from, limit: offset + limit - from }))]
}

/** Exact facets from the stored counts; only the days are computed from the newest matches. */
async function storedFacets(db: Db, search: JobSearch, now: Date): Promise<FoundFacets> {
  const [counts, matches] = await Promise.all([
    listFacetCounts(db, search),
    listNewestMatches(db, search, { bound: sampled, isRanked: false, way: 'walk' }),
  ])
  const days = countDays(search, { matches, isWhole: matches.length < sampled }, now)
  return { counts, days, areExact: true }
}

/**
 * Facets over the newest matches without the filters, because each choice is counted as if it were the only one of
 * its facet.
 */
async function sampleFacets(db: Db, search: JobSearch, newest: Newest, now: Date): Promise<FoundFacets> {
  const unfiltered = withoutFilters(search)
  const sampleOf = (other: JobSearch) => findNewest(db, other, { isRanked: false })
  const base = hasFilters(search) ? await sampleOf(unfiltered) : newest
  const isNarrow = unfiltered.place !== null && unfiltered.place.kind !== 'words'
  const [anywhere, anyDay] = await Promise.all([
    isNarrow ? sampleOf({ ...unfiltered, place: null, withRemote: false }) : base,
    search.since ? sampleOf({ ...unfiltered, since: null }) : base,
  ])
  const counts = [
    ...countSample(search, base, scaleOf(base)),
    ...countPlacesOfSample(search, anywhere, scaleOf(anywhere)),
  ]
  return { counts, days: countDays(search, anyDay, now), areExact: base.isWhole && anywhere.isWhole }
}

/** How many matches one sampled match represents. */
const scaleOf = ({ matches, total }: Newest) => (matches.length === 0 ? 1 : total / matches.length)
