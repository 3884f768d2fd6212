import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ExpandedQuery } from '#domain/jobs/search-text.ts'
import type { Db } from '#server/db/connection.ts'
import { jobCounts, jobs } from '#server/db/schema/jobs.table.ts'
import type { JobSearch } from './search-filters.ts'
import { exactLexeme } from './search-vector.queries.ts'

/** The dimensions that lists are filtered by and counted over. */
export type Dimension = 'category' | 'place' | 'mode' | 'experience' | 'withSalary'

const hasSalary = sql<boolean>`(num_nonnulls(${jobs.salaryMin}, ${jobs.salaryMax}) > 0)`
const inRows = {
  category: jobs.category,
  placeDepartment: jobs.placeDepartment,
  mode: jobs.mode,
  experience: jobs.experience,
  isPremium: jobs.isPremium,
  hasSalary,
}

/** The closed filters, on jobs or on their kept counts, but for one dimension when its own counts are asked for. */
function filterConditions(
  { category, place, modes, experience, withSalary, isPremium }: JobSearch,
  on: Pick<
    typeof jobCounts | typeof inRows,
    'category' | 'placeDepartment' | 'mode' | 'experience' | 'isPremium' | 'hasSalary'
  >,
  except?: Dimension,
): SQL[] {
  const conditions: SQL[] = []
  if (category !== null && except !== 'category') conditions.push(eq(on.category, category))
  if (modes.length > 0 && except !== 'mode') conditions.push(inArray(on.mode, modes))
  if (experience.length > 0 && except !== 'experience') conditions.push(inArray(on.experience, experience))
  if (withSalary && except !== 'withSalary') conditions.push(sql`${on.hasSalary}`)
  if (isPremium) conditions.push(sql`${on.isPremium}`)
  if (except === 'place') return conditions
  if (place?.kind === 'remote') conditions.push(eq(on.mode, 'remote'))
  if (place?.kind === 'department') conditions.push(eq(on.placeDepartment, place.department))
  return conditions
}

/** What the kept counts cannot answer: the query, and places narrower than a department. */
function searchConditions({ query, place }: JobSearch, except?: Dimension): SQL[] {
  const conditions: SQL[] = []
  if (query) conditions.push(sql`${jobs.search} @@ ${textQuery(query)}`)
  if (except === 'place') return conditions
  if (place?.kind === 'province' || place?.kind === 'district') {
    conditions.push(eq(jobs.placeDepartment, place.department))
    conditions.push(eq(place.kind === 'province' ? jobs.placeProvince : jobs.placeDistrict, place.name))
  }
  // Weight C holds the place and nothing else.
  if (place?.kind === 'words') {
    const words = place.words.map((word) => `${word}:C`).join(' & ')
    conditions.push(sql`${jobs.search} @@ to_tsquery('public.spanish_unaccent', ${words})`)
  }
  return conditions
}

function textQuery({ plain, synonyms, exactSkills }: ExpandedQuery): SQL {
  const phrases = [plain, ...synonyms].filter((phrase) => phrase !== '')
  return sql`job_search_query(${sql.param(phrases)}::text[], ${sql.param(exactSkills.map(exactLexeme))}::text[])`
}

function allConditions(search: JobSearch, except?: Dimension): SQL {
  return and(
    sql`${jobs.isActive}`,
    ...searchConditions(search, except),
    ...filterConditions(search, inRows, except),
  )!
}

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

/** Title words count for most of the rank, then company and skills, the place, and the body for least. */
const weights = sql.raw(`'{0.05, 0.2, 0.4, 1.0}'::real[]`)

/** What was typed counts three times as much as what may stand for it. */
function rankOf(query: ExpandedQuery): SQL<number> {
  const typed = textQuery({ ...query, synonyms: [] })
  return sql<number>`(3 * ts_rank(${weights}, ${jobs.search}, ${typed}) + ts_rank(${weights}, ${jobs.search}, ${textQuery(query)}))`
}

/** The newest matches, at most `bound`, each with its rank and with what the facets count. Newest first. */
export async function listNewestMatches(
  db: Db,
  search: JobSearch,
  options: { bound: number; isRanked: boolean; except?: 'all' },
) {
  const rank = options.isRanked && search.query ? rankOf(search.query) : sql<number>`0::real`
  const where =
    options.except === 'all'
      ? and(sql`${jobs.isActive}`, ...searchConditions(search), ...(search.isPremium ? [jobs.isPremium] : []))
      : allConditions(search)
  return db
    .select({
      id: jobs.id,
      rank,
      category: jobs.category,
      department: jobs.placeDepartment,
      mode: jobs.mode,
      experience: jobs.experience,
      hasSalary,
    })
    .from(jobs)
    .where(where)
    .orderBy(...newestFirst)
    .limit(options.bound)
}
export type Match = Awaited<ReturnType<typeof listNewestMatches>>[number]

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

/** The total of a search that `isCounted`. */
export async function sumCounts(db: Db, search: JobSearch): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${jobCounts.jobs}), 0)::int` })
    .from(jobCounts)
    .where(and(...filterConditions(search, jobCounts)))
  return row!.total
}

export interface FacetCount {
  facet: Dimension
  value: string
  jobs: number
}

const countedColumns = {
  category: jobCounts.category,
  place: jobCounts.placeDepartment,
  mode: jobCounts.mode,
  experience: jobCounts.experience,
  withSalary: jobCounts.hasSalary,
} satisfies Record<Dimension, unknown>

/**
 * Counts of every value of every dimension under the other filters, from the kept counts: one pass for all dimensions that
 * have no filter of their own, one more for each that has.
 */
export async function listFacetCounts(db: Db, search: JobSearch): Promise<FacetCount[]> {
  const filtered = new Set<Dimension>()
  if (search.category !== null) filtered.add('category')
  if (search.place !== null) filtered.add('place')
  if (search.modes.length > 0) filtered.add('mode')
  if (search.experience.length > 0) filtered.add('experience')
  if (search.withSalary) filtered.add('withSalary')
  const dimensions = Object.keys(countedColumns) as Dimension[]
  const parts = [...filtered].map((facet) =>
    countDimensions([facet], filterConditions(search, jobCounts, facet)),
  )
  const free = dimensions.filter((dimension) => !filtered.has(dimension))
  if (free.length > 0) parts.push(countDimensions(free, filterConditions(search, jobCounts)))
  const remote = and(...filterConditions(search, jobCounts, 'place'), eq(jobCounts.mode, 'remote'))
  parts.push(
    sql`select 'place', 'Remoto', coalesce(sum(${jobCounts.jobs}), 0)::int from ${jobCounts} where ${remote}`,
  )
  const { rows } = await db.execute<FacetCount & Record<string, unknown>>(sql.join(parts, sql` union all `))
  return rows
}

function countDimensions(dimensions: Dimension[], conditions: SQL[]): SQL {
  const columns = dimensions.map((dimension) => ({ dimension, column: countedColumns[dimension] }))
  const names = columns.map(
    ({ dimension, column }) => sql`when grouping(${column}) then ${sql.raw(`'${dimension}'`)}`,
  )
  const values = columns.map(({ column }) => sql`${column}::text`)
  const sets = columns.map(({ column }) => sql`(${column})`)
  return sql`
    select case 0 ${sql.join(names, sql` `)} end as facet, coalesce(${sql.join(values, sql`, `)}) as value, sum(${jobCounts.jobs})::int as jobs
    from ${jobCounts} ${conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``}
    group by grouping sets (${sql.join(sets, sql`, `)})`
}
