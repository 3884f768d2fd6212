import type { JobFilters } from '#contracts/jobs.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { correctQuery } from './correct-query.ts'
import type { ListedJob } from './jobs.queries.ts'
import { listJobsByIds } from './jobs.queries.ts'
import {
  countMatches,
  estimateMatches,
  type FacetCount,
  listFacetCounts,
  listNewestIds,
  listNewestMatches,
  type Match,
  sumCounts,
} from './jobs-search.queries.ts'
import { countSample } from './sample-facets.ts'
import { isCounted, type JobSearch, readSearch } from './search-filters.ts'

/** Only this many of the newest matches are ranked: ranking all matches of a common word takes a second at a million ads. */
const ranked = 200
/** Totals are exact up to here; above, the planner's estimate says enough. */
const exactUpTo = 1000
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

/** Whether the words of a query occur at all, whatever the other filters say. */
async function matchesAnything(db: Db, { query }: JobSearch): Promise<boolean> {
  const bare = {
    query,
    category: null,
    place: null,
    modes: [],
    experience: [],
    withSalary: false,
    isPremium: false,
  }
  return (await countMatches(db, bare, 1)) > 0
}

async function find(
  db: Db,
  search: JobSearch,
  filters: Filters,
  { withFacets }: { withFacets: boolean },
): Promise<Hits> {
  const page = { offset: (filters.page - 1) * filters.limit, limit: filters.limit }
  if (isCounted(search)) {
    const ids = await listNewestIds(db, search, page)
    const total = await sumCounts(db, search)
    const facets = withFacets ? await listFacetCounts(db, search) : []
    return { ids, total, totalIsExact: true, facets }
  }
  const isRanked = search.query !== null && filters.sort !== 'recent'
  const newest = await listNewestMatches(db, search, { bound: ranked, isRanked })
  const { total, isExact } = await countAll(db, search, newest.length)
  const ids = await pageIds(db, search, isRanked ? byRank(newest) : newest, page)
  const facets = withFacets ? await sampleFacets(db, search, newest, total) : []
  return { ids, total, totalIsExact: isExact, facets }
}

/** The sort keeps newest-first among equals. */
function byRank(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => b.rank - a.rank)
}

async function countAll(
  db: Db,
  search: JobSearch,
  found: number,
): Promise<{ total: number; isExact: boolean }> {
  if (found < ranked) return { total: found, isExact: true }
  const estimate = await estimateMatches(db, search)
  if (estimate > 4 * exactUpTo) return { total: estimate, isExact: false }
  const counted = await countMatches(db, search, exactUpTo + 1)
  return counted <= exactUpTo
    ? { total: counted, isExact: true }
    : { total: Math.max(counted, estimate), isExact: false }
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

async function sampleFacets(
  db: Db,
  search: JobSearch,
  newest: readonly Match[],
  total: number,
): Promise<FacetCount[]> {
  const hasFilter =
    search.category !== null ||
    search.place !== null ||
    search.modes.length > 0 ||
    search.experience.length > 0 ||
    search.withSalary
  if (!hasFilter) return countSample(search, newest, newest.length < ranked ? 1 : total / newest.length)
  const unfiltered = { ...search, category: null, modes: [], experience: [], withSalary: false }
  const sample = await listNewestMatches(db, unfiltered, { bound: ranked, isRanked: false, except: 'all' })
  const all = sample.length < ranked ? sample.length : await estimateMatches(db, unfiltered)
  return countSample(search, sample, sample.length < ranked ? 1 : all / sample.length)
}
