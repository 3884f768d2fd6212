import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { inRows } from './counted-filters.queries.ts'
import { allConditions, collectConditions, rankOf } from './search-conditions.queries.ts'
import type { JobSearch } from './search-filters.ts'

const newestFirst = [desc(jobs.publishedAt), desc(jobs.id)]

/** A page of ids, newest first. */
export async function listNewestIds(
  db: Db,
  search: JobSearch,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(allConditions(search))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ id }) => id)
}

/**
 * The newest matches, at most `bound`, newest first, each with its rank and the facet values. `walk` reads jobs from
 * the newest on until enough match: fast for common words. `collect` gets all matches from the text index and sorts
 * them: fast for rare words, and `total` is then their number. The planner cannot choose, because it does not know
 * the frequency of a word that is missing from its statistics.
 */
export async function listNewestMatches(
  db: Db,
  search: JobSearch,
  options: { bound: number; isRanked: boolean; way: 'walk' | 'collect' },
) {
  const found = {
    id: jobs.id,
    rank: options.isRanked && search.query ? rankOf(search.query) : sql<number>`0::real`,
    ...inRows,
    department: jobs.placeDepartment,
    province: jobs.placeProvince,
    district: jobs.placeDistrict,
    publishedAt: jobs.publishedAt,
    title: jobs.title,
  }
  if (options.way === 'walk')
    return db
      .select({ ...found, total: sql<number | null>`null` })
      .from(jobs)
      .where(allConditions(search))
      .orderBy(...newestFirst)
      .limit(options.bound)
  // Select the ids first: with a total count, PostgreSQL would load and rank the text of every match, thousands
  // instead of a hundred.
  const newest = db
    .select({ id: jobs.id, total: sql<number | null>`(count(*) over ())::int`.as('total') })
    .from(jobs)
    .where(collectConditions(search))
    // An expression without an index, so that the planner does not walk the jobs.
    .orderBy(sql`${jobs.publishedAt} + interval '0' desc`, desc(jobs.id))
    .limit(options.bound)
    .as('newest')
  return db
    .select({ ...found, total: newest.total })
    .from(newest)
    .innerJoin(jobs, eq(jobs.id, newest.id))
    .orderBy(...newestFirst)
}
export type Match = Omit<Awaited<ReturnType<typeof listNewestMatches>>[number], 'total'>

/** Counts matches up to `bound`. */
export async function countMatches(db: Db, search: JobSearch, bound: number): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(allConditions(search))
    .limit(bound)
    .as('some')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return row!.total
}

/** The planner's estimate of the number of matches: from statistics, in a fraction of a millisecond. */
export async function estimateMatches(db: Db, search: JobSearch): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${jobs} where ${allConditions(search)}`,
  )
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}
