import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { ExpandedQuery } from '#domain/jobs/search-text.ts'
import { type jobCounts, jobs } from '#server/db/schema/jobs.table.ts'
import type { JobSearch } from './search-filters.ts'
import { exactLexeme, filterLexeme, type FilterName } from './search-vector.queries.ts'

/** The dimensions that lists are filtered by and counted over. */
export type Dimension = 'category' | 'place' | 'mode' | 'experience' | 'withSalary'

export const hasSalary = sql<boolean>`(num_nonnulls(${jobs.salaryMin}, ${jobs.salaryMax}) > 0)`
const inRows = {
  category: jobs.category,
  placeDepartment: jobs.placeDepartment,
  mode: jobs.mode,
  experience: jobs.experience,
  isPremium: jobs.isPremium,
  hasSalary,
}

/** The closed filters, on jobs or on their kept counts, but for one dimension when its own counts are asked for. */
export function filterConditions(
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

/** Words to be found, and places narrower than a department: what the kept counts cannot answer. */
function searchConditions({ query, place, publishedAfter }: JobSearch): SQL[] {
  const conditions: SQL[] = []
  if (publishedAfter) conditions.push(gt(jobs.publishedAt, publishedAfter))
  if (query) conditions.push(sql`${jobs.search} @@ ${textQuery(query)}`)
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

/** Every condition of a search, for walking the jobs from the newest on by an index of the filtered columns. */
export function allConditions(search: JobSearch): SQL {
  return and(sql`${jobs.isActive}`, ...searchConditions(search), ...filterConditions(search, inRows))!
}

/** The same, with the filters asked of the text index too: it intersects them with the words before any row is read. */
export function collectConditions(search: JobSearch): SQL {
  const { category, place, modes, experience } = search
  const filters: SQL[] = []
  if (category !== null) filters.push(anyLexeme('category', [category]))
  if (place && 'department' in place) filters.push(anyLexeme('department', [place.department]))
  if (place?.kind === 'remote') filters.push(anyLexeme('mode', ['remote']))
  if (modes.length > 0) filters.push(anyLexeme('mode', modes))
  if (experience.length > 0) filters.push(anyLexeme('experience', experience))
  if (filters.length === 0) return allConditions(search)
  return and(allConditions(search), sql`${jobs.search} @@ (${sql.join(filters, sql` && `)})`)!
}

function anyLexeme(name: FilterName, values: readonly string[]): SQL {
  const lexemes = values.map((value) => `'${filterLexeme(name, value)}'`).join(' | ')
  return sql`${lexemes}::tsquery`
}

/** Title words count for most of the rank, then company and skills, the place, and the body for least. */
const weights = sql.raw(`'{0.05, 0.2, 0.4, 1.0}'::real[]`)

/** What was typed counts three times as much as what may stand for it. */
export function rankOf(query: ExpandedQuery): SQL<number> {
  const typed = textQuery({ ...query, synonyms: [] })
  return sql<number>`(3 * ts_rank(${weights}, ${jobs.search}, ${typed}) + ts_rank(${weights}, ${jobs.search}, ${textQuery(query)}))`
}
