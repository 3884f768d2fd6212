import { and, eq, gt, gte, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ExpandedQuery } from '#domain/jobs/search/search-text.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import type { JobSearch, ListedPlace, PayFilter } from './search-filters.ts'
import { exactLexeme, filterLexeme, type FilterName } from './search-vector.queries.ts'

/** The dimensions that lists are filtered by and counted over. */
export type Dimension = 'category' | 'place' | 'mode' | 'experience' | 'withSalary'

export const hasSalary = sql<boolean>`(num_nonnulls(${jobs.salaryMin}, ${jobs.salaryMax}) > 0)`
const inRows = {
  category: jobs.category,
  placeDepartment: jobs.placeDepartment,
  placeProvince: jobs.placeProvince,
  placeDistrict: jobs.placeDistrict,
  mode: jobs.mode,
  experience: jobs.experience,
  isPremium: jobs.isPremium,
  hasSalary,
}

/** The columns of the jobs, or of their kept counts. */
type Columns<Name extends keyof typeof inRows> = Record<Name, SQLWrapper>

/** The closed filters but the place, and but one dimension when its own counts are asked for. */
export function filterConditions(
  { category, modes, experience, withSalary, isPremium }: JobSearch,
  on: Columns<'category' | 'mode' | 'experience' | 'hasSalary' | 'isPremium'>,
  except?: Dimension,
): SQL[] {
  const conditions: SQL[] = []
  if (category !== null && except !== 'category') conditions.push(sql`${on.category} = ${category}`)
  if (modes.length > 0 && except !== 'mode') conditions.push(inArray(on.mode, modes))
  if (experience.length > 0 && except !== 'experience') conditions.push(inArray(on.experience, experience))
  if (withSalary && except !== 'withSalary') conditions.push(sql`${on.hasSalary}`)
  if (isPremium) conditions.push(sql`${on.isPremium}`)
  return conditions
}

/** Inside a place of the list. */
export function placeConditions(
  place: ListedPlace,
  on: Columns<'placeDepartment'> & Partial<Columns<'placeProvince' | 'placeDistrict'>>,
): SQL[] {
  const conditions = [sql`${on.placeDepartment} = ${place.department}`]
  if (place.kind !== 'department') conditions.push(sql`${on.placeProvince} = ${place.province}`)
  if (place.kind === 'district') conditions.push(sql`${on.placeDistrict} = ${place.district}`)
  return conditions
}

/** What the kept counts cannot answer: words to be found, pay, the day of publication. And the place. */
function searchConditions({ query, place, withRemote, minPay, since, publishedAfter }: JobSearch): SQL[] {
  const conditions: SQL[] = []
  if (publishedAfter) conditions.push(gt(jobs.publishedAt, publishedAfter))
  if (query) conditions.push(sql`${jobs.search} @@ ${textQuery(query)}`)
  if (place?.kind === 'remote') conditions.push(eq(jobs.mode, 'remote'))
  else if (place) {
    const inside = and(
      ...(place.kind === 'words' ? [wordsOfPlace(place.words)] : placeConditions(place, inRows)),
    )!
    conditions.push(withRemote ? or(inside, eq(jobs.mode, 'remote'))! : inside)
  }
  if (minPay) conditions.push(paysAtLeast(minPay))
  if (since) conditions.push(gte(jobs.publishedAt, since.at))
  return conditions
}

/** Weight C holds the place and nothing else. */
function wordsOfPlace(words: readonly string[]): SQL {
  const lexemes = words.map((word) => `${word}:C`).join(' & ')
  return sql`${jobs.search} @@ to_tsquery('public.spanish_unaccent', ${lexemes})`
}

/** Written as the index `jobs_monthly_pay` has it. Of 'Desde S/ 3,000' the one figure that is named counts. */
const monthlyTop = sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`
const isMonthly = sql`${jobs.salaryPeriod} = 'month'`

function paysAtLeast({ pen, usd, withUnknown }: PayFilter): SQL {
  const reaches = sql`((${isMonthly} and ${jobs.salaryCurrency} = 'PEN' and ${monthlyTop} >= ${pen})
    or (${isMonthly} and ${jobs.salaryCurrency} = 'USD' and ${monthlyTop} >= ${usd}))`
  return withUnknown
    ? sql`(${reaches} or ${jobs.salaryPeriod} is null or ${jobs.salaryPeriod} <> 'month')`
    : reaches
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
  const { category, place, withRemote, modes, experience } = search
  const filters: SQL[] = []
  if (category !== null) filters.push(anyLexeme('category', [category]))
  if (place && 'department' in place && !withRemote) filters.push(anyLexeme('department', [place.department]))
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
