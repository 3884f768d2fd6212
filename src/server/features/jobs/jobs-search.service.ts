import type { JobFilters, JobSummary } from '#contracts/jobs.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { correctQuery } from './correct-query.ts'
import { presentSummary } from './jobs.presenter.ts'
import type { ListedJob } from './jobs.queries.ts'
import { listJobsByIds } from './jobs.queries.ts'
import { type FacetCount, listFacetCounts, sumCounts } from './job-counts.queries.ts'
import {
  countMatches,
  estimateMatches,
  listNewestIds,
  listNewestMatches,
  type Match,
} from './jobs-search.queries.ts'
import { countSample } from './sample-facets.ts'
import { hasFilters, isCounted, type JobSearch, readSearch, withoutFilters } from './search-filters.ts'

/** Only this many of the newest matches are ranked: ranking all matches of a common word takes a second at a million ads. */
const ranked = 100
/** Totals are exact up to here at least; above, an estimate says enough. */
const countedUpTo = 1000
/** Reading the next job of an index costs this share of fetching one that the text index names. Measured at a million ads. */
const costOfWalking = 0.4
/** Nobody reads on further; the contract bounds `page` likewise. */
const mostPages = 100

export interface FoundJobs {
  jobs: ListedJob[]
  total: number
  totalIsExact: boolean
  page: number
  pages: number
  correctedQuery: string | null
  facets: FacetCount[]
}

type Filters = JobFilters & { premium?: boolean }
type Hits = Pick<FoundJobs, 'total' | 'totalIsExact' | 'facets'> & { ids: number[] }

/** A page of active jobs with its total and, when asked for, facets. A query that finds nothing is tried with its typing errors mended. */
export async function searchJobs(
  db: Db,
  filters: Filters,
  options: { withFacets: boolean },
): Promise<FoundJobs> {
  const search = readSearch(filters)
  let hits = await find(db, search, filters, options)
  let correctedQuery: string | null = null
  if (hits.total === 0 && search.query && !(await matchesAnything(db, search))) {
    const correction = await correctQuery(db, search.query)
    if (correction) {
      const corrected = await find(db, { ...search, query: correction.query }, filters, options)
      if (corrected.total > 0) [hits, correctedQuery] = [corrected, correction.text]
    }
  }
  const { ids, ...rest } = hits
  const pages = Math.min(mostPages, Math.ceil(hits.total / filters.limit))
  return { ...rest, jobs: await listJobsByIds(db, ids), page: filters.page, pages, correctedQuery }
}

/**
 * The active jobs of a search that were published after an instant, the newest first, at most `limit`: what an alert tells of.
 * They match as in the list, with a mistyped query mended in the same way.
 */
export async function listNewJobIds(
  db: Db,
  filters: Filters,
  { publishedAfter, limit }: { publishedAfter: Date; limit: number },
): Promise<number[]> {
  const search = readSearch(filters)
  const list = async (query: JobSearch['query']) =>
    listNewestIds(db, { ...search, query, publishedAfter }, { offset: 0, limit })
  const ids = await list(search.query)
  if (ids.length > 0 || !search.query) return ids
  const [known] = await listNewestIds(db, { ...everything, query: search.query }, { offset: 0, limit: 1 })
  const correction = known === undefined ? await correctQuery(db, search.query) : null
  return correction ? list(correction.query) : ids
}

/** Jobs as lists show them, active or not, in the order of the ids. */
export async function listSummaries(db: Db, ids: readonly number[]): Promise<JobSummary[]> {
  return (await listJobsByIds(db, ids)).map(presentSummary)
}

/** Whether the words of a query occur at all, whatever the other filters say. Asked when the search itself found nothing. */
async function matchesAnything(db: Db, search: JobSearch): Promise<boolean> {
  if (!hasFilters(search) && search.place === null && !search.isPremium) return false
  const bare = { ...withoutFilters(search), place: null, isPremium: false }
  return (await findNewest(db, bare, { isRanked: false })).total > 0
}

async function find(
  db: Db,
  search: JobSearch,
  filters: Filters,
  { withFacets }: { withFacets: boolean },
): Promise<Hits> {
  const page = { offset: (filters.page - 1) * filters.limit, limit: filters.limit }
  if (isCounted(search)) {
    const [ids, total, facets] = await Promise.all([
      listNewestIds(db, search, page),
      sumCounts(db, search),
      withFacets ? listFacetCounts(db, search) : [],
    ])
    return { ids, total, totalIsExact: true, facets }
  }
  const isRanked = search.query !== null && filters.sort !== 'recent'
  const newest = await findNewest(db, search, { isRanked })
  const [ids, facets] = await Promise.all([
    pageIds(db, search, isRanked ? byRank(newest.matches) : newest.matches, page),
    withFacets ? sampleFacets(db, search, newest) : [],
  ])
  return { ids, total: newest.total, totalIsExact: newest.isExact, facets }
}

interface Newest {
  matches: Match[]
  total: number
  isExact: boolean
}

/** The newest matches, in the cheaper of two ways, with the total: exact where they are few, an estimate above. */
async function findNewest(db: Db, search: JobSearch, { isRanked }: { isRanked: boolean }): Promise<Newest> {
  const [estimate, fewerThan] = await Promise.all([estimateMatches(db, search), costsMeet(db, search)])
  const areFew = estimate < countedUpTo || estimate < fewerThan
  const way = areFew && hasWords(search) ? 'collect' : 'walk'
  const matches = await listNewestMatches(db, search, { bound: ranked, isRanked, way })
  if (matches.length < ranked) return { matches, total: matches.length, isExact: true }
  const [first] = matches
  if (first && first.total !== null) return { matches, total: first.total, isExact: true }
  if (!areFew) return { matches, total: estimate, isExact: false }
  const counted = await countMatches(db, search, countedUpTo + 1)
  const isExact = counted <= countedUpTo
  return { matches, total: isExact ? counted : Math.max(counted, estimate), isExact }
}

/**
 * How many matches cost the same in both ways: walking reads ranked × walked / matches jobs until it has enough, collecting
 * reads all matches. What is walked are the jobs of the category and department asked for: they have indexes.
 */
async function costsMeet(db: Db, { category, place }: JobSearch): Promise<number> {
  const isDepartment = place?.kind === 'department'
  const walked = await sumCounts(db, { ...everything, category, place: isDepartment ? place : null })
  return Math.sqrt(costOfWalking * ranked * walked)
}
const everything: JobSearch = {
  query: null,
  category: null,
  place: null,
  modes: [],
  experience: [],
  withSalary: false,
  isPremium: false,
}

const hasWords = ({ query, place }: JobSearch): boolean => query !== null || place?.kind === 'words'

/** The sort keeps newest-first among equals. */
function byRank(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => b.rank - a.rank)
}

/** Behind the first ones, which may be ranked, the rest follows newest first. */
async function pageIds(
  db: Db,
  search: JobSearch,
  first: readonly Match[],
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const ids = first.slice(offset, offset + limit).map(({ id }) => id)
  if (ids.length === limit || first.length < ranked) return ids
  const from = Math.max(offset, ranked)
  return [...ids, ...(await listNewestIds(db, search, { offset: from, limit: offset + limit - from }))]
}

/** Facets over the newest matches without the filters, because each choice is counted as if it were the only one of its kind. */
async function sampleFacets(db: Db, search: JobSearch, newest: Newest): Promise<FacetCount[]> {
  const { matches, total } = hasFilters(search)
    ? await findNewest(db, withoutFilters(search), { isRanked: false })
    : newest
  return countSample(search, matches, matches.length === 0 ? 1 : total / matches.length)
}
