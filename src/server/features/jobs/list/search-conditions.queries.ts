import { and, eq, gt, gte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { asTyped, type ExpandedQuery } from '#domain/jobs/search/expand-query.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { textQuery } from '#server/db/text-query.ts'
import type { JobSearch, ListedPlace, PayFilter } from './search-filters.ts'
import { chosenConditions, inRows } from './counted-filters.queries.ts'
import { filterLexeme, indexedFilters, type LexemeName } from './search-vector.queries.ts'

/** The place columns of a job, of the counts per department, or of the counts per place. */
interface PlaceColumns {
  placeDepartment: SQLWrapper
  placeProvince?: SQLWrapper
  placeDistrict?: SQLWrapper
}

/** Limits to a place of the official list. */
export function placeConditions(place: ListedPlace, on: PlaceColumns): SQL[] {
  const conditions = [sql`${on.placeDepartment} = ${place.department}`]
  if (place.kind !== 'department') conditions.push(sql`${on.placeProvince} = ${place.province}`)
  if (place.kind === 'district') conditions.push(sql`${on.placeDistrict} = ${place.district}`)
  return conditions
}

/** Conditions that the stored counts cannot answer (words, pay, publication date), and the place. */
function searchConditions(search: JobSearch): SQL[] {
  const { query, place, withRemote, minPay, since, isPremium, publishedAfter } = search
  const conditions: SQL[] = []
  if (isPremium) conditions.push(sql`${jobs.isPremium}`)
  if (publishedAfter) conditions.push(gt(jobs.publishedAt, publishedAfter))
  if (query) conditions.push(sql`${jobs.search} @@ ${textQuery(query, { hasMarks: true })}`)
  if (query?.companyWord) conditions.push(isOfCompany(query.companyWord))
  if (place?.kind === 'remote') conditions.push(eq(jobs.mode, 'remote'))
  else if (place) {
    const inside = and(
      ...(place.kind === 'words' ? [wordsOfPlace(place.words)] : placeConditions(place, jobs)),
    )!
    conditions.push(withRemote ? or(inside, eq(jobs.mode, 'remote'))! : inside)
  }
  if (minPay) conditions.push(paysAtLeast(minPay))
  if (since) conditions.push(gte(jobs.publishedAt, since.at))
  return conditions
}

/** Weight A contains the title, weight B the company and the skills: not a mere mention in the description. */
function isOfCompany(word: string): SQL {
  const named = textQuery({ slots: [[word]], exactSkills: [] }, { hasMarks: true })
  return sql`ts_filter(${jobs.search}, '{a,b}') @@ ${named}`
}

/** Weight C contains only the place. */
function wordsOfPlace(words: readonly string[]): SQL {
  const lexemes = words.map((word) => `${word}:C`).join(' & ')
  return sql`${jobs.search} @@ to_tsquery('public.spanish_unaccent', ${lexemes})`
}

/** The same expression as in the index `jobs_monthly_pay`. For 'Desde S/ 3,000' the single amount counts. */
const monthlyTop = sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`
const isMonthly = sql`${jobs.salaryPeriod} = 'month'`

function paysAtLeast({ pen, usd, withUnknown }: PayFilter): SQL {
  const reaches = sql`((${isMonthly} and ${jobs.salaryCurrency} = 'PEN' and ${monthlyTop} >= ${pen})
    or (${isMonthly} and ${jobs.salaryCurrency} = 'USD' and ${monthlyTop} >= ${usd}))`
  return withUnknown
    ? sql`(${reaches} or ${jobs.salaryPeriod} is null or ${jobs.salaryPeriod} <> 'month')`
    : reaches
}

/** All conditions of a search, for walking the jobs from the newest on by an index of the filtered columns. */
export function allConditions(search: JobSearch): SQL {
  return and(sql`${jobs.isActive}`, ...searchConditions(search), ...chosenConditions(search.chosen, inRows))!
}

/**
 * The same, with the filters also as text index terms: the index combines them with the words before rows are read.
 */
export function collectConditions(search: JobSearch): SQL {
  const { chosen, place, withRemote } = search
  const filters = indexedFilters
    .filter((name) => chosen[name].length > 0)
    .map((name) => anyLexeme(name, chosen[name]))
  if (place && 'department' in place && !withRemote) filters.push(anyLexeme('department', [place.department]))
  if (place?.kind === 'remote') filters.push(anyLexeme('mode', ['remote']))
  if (filters.length === 0) return allConditions(search)
  return and(allConditions(search), sql`${jobs.search} @@ (${sql.join(filters, sql` && `)})`)!
}

function anyLexeme(name: LexemeName, values: readonly string[]): SQL {
  const lexemes = values.map((value) => `'${filterLexeme(name, value)}'`).join(' | ')
  return sql`${lexemes}::tsquery`
}

/** Title words have the largest weight, then company and skills, then the place; the body has the smallest. */
const weights = sql.raw(`'{0.05, 0.2, 0.4, 1.0}'::real[]`)

/** Typed words count three times as much as their synonyms. */
export function rankOf(query: ExpandedQuery): SQL<number> {
  const typed = textQuery(asTyped(query), { hasMarks: true })
  return sql<number>`(3 * ts_rank(${weights}, ${jobs.search}, ${typed}) + ts_rank(${weights}, ${jobs.search}, ${textQuery(query, { hasMarks: true })}))`
}
