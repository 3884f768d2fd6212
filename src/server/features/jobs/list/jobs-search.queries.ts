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
 * The newest matches, at most `bound`, newest first, each with its rank and with what the facets count.
 * `walk` reads jobs from the newest on until enough match: good for words that many ads have. `collect` asks the text index
 * for all matches and sorts them: good for words that few have, and then `total` tells how many there are.
 * The planner cannot choose, because it does not know how rare a word is that its statistics do not name.
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
  }
  if (options.way === 'walk')
    return db
      .select({ ...found, total: sql<number | null>`null` })
      .from(jobs)
      .where(allConditions(search))
      .orderBy(...newestFirst)
      .limit(options.bound)
  // First which ones: beside a count of all, PostgreSQL would carry the text of each match along and rank it, some thousands for a hundred.
  const newest = db
    .select({ id: jobs.id, total: sql<number | null>`(count(*) over ())::int`.as('total') })
    .from(jobs)
    .where(collectConditions(search))
    // An order that no index has: the jobs are not to be walked.
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

/** Counts matches, and stops at `bound`. */
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

/** The planner's guess of how many match: from statistics, in a fraction of a millisecond. */
export async function estimateMatches(db: Db, search: JobSearch): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${jobs} where ${allConditions(search)}`,
  )
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}
