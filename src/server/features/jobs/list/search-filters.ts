import { type CountedFilter, countedFilters, type JobFilters } from '#contracts/jobs/job-filters.ts'
import { type JobCategory, jobCategories, type WorkMode } from '#contracts/vocabulary.ts'
import type { PostedWithin } from '#contracts/jobs/job-filter-choices.ts'
import { categoryOfSlug } from '#domain/jobs/category-slugs.ts'
import { type ExpandedQuery, readQuery } from '#domain/jobs/search/expand-query.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import type { PeruPlace } from '#domain/places/peru.ts'
import { placeOfSlug } from '#domain/places/place-slugs.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { DAY } from '#domain/time/durations.ts'

export type ListedPlace =
  | { kind: 'department'; department: string }
  | { kind: 'province'; department: string; province: string }
  | { kind: 'district'; department: string; province: string; district: string }

/** A place filter: a place of the official list, remote work, or words to find in the ad's text. */
export type PlaceFilter = ListedPlace | { kind: 'remote' } | { kind: 'words'; words: string[] }

/** The minimum for the top of a monthly range, in cents of either currency. */
export interface PayFilter {
  pen: number
  usd: number
  withUnknown: boolean
}

/** The chosen values of each counted filter; empty: not set. */
export type Chosen = { [Name in CountedFilter]: readonly ChosenValue<JobFilters[Name]>[] }
type ChosenValue<Value> = Value extends boolean
  ? true
  : Value extends readonly (infer One)[]
    ? One
    : JobCategory

/** A list request, parsed from the filters of a URL. */
export interface JobSearch {
  query: ExpandedQuery | null
  /** The chosen counted filters. */
  chosen: Chosen
  place: PlaceFilter | null
  withRemote: boolean
  minPay: PayFilter | null
  /** The earliest publication, and the requested number of days. */
  since: { days: PostedWithin; at: Date } | null
  isPremium: boolean
  /** Only jobs published later. */
  publishedAfter?: Date
}

export type AskedFilters = JobFilters & { workType?: WorkMode[]; premium?: boolean }

/** What a search depends on besides its filters. */
export interface SearchFacts {
  now: Date
  /** Soles per dollar. */
  usdToPen: number
}

export function readSearch(filters: AskedFilters, { now, usdToPen }: SearchFacts): JobSearch {
  const place = readPlace(filters)
  const { minPay, days } = filters
  return {
    query: readQuery(filters.q),
    chosen: readChosen(filters),
    place,
    withRemote: filters.withRemote && place !== null && place.kind !== 'remote',
    minPay:
      minPay === null
        ? null
        : {
            pen: minPay * 100,
            usd: Math.ceil((minPay * 100) / usdToPen),
            withUnknown: filters.withUnknownPay,
          },
    since: days === null ? null : { days, at: new Date(now.getTime() - days * DAY) },
    isPremium: filters.premium ?? false,
  }
}

function readChosen(filters: AskedFilters): Chosen {
  const category = readCategory(filters.category)
  const mode = [...new Set([...filters.mode, ...(filters.workType ?? [])])]
  const requested = { ...filters, category: category === null ? [] : [category], mode }
  const valuesOf = (value: (typeof requested)[CountedFilter]) =>
    typeof value === 'boolean' ? (value ? [true] : []) : value
  return Object.fromEntries(
    countedFilters.map((name) => [name, valuesOf(requested[name])]),
  ) as unknown as Chosen
}

/** No counted filter is set. */
export const nothingChosen = Object.fromEntries(countedFilters.map((name) => [name, []])) as unknown as Chosen

function readCategory(text: string): JobCategory | null {
  const name = foldText(text)
  return jobCategories.find((known) => foldText(known) === name) ?? categoryOfSlug(name)
}

/**
 * The narrowest of the three places that lies in the wider ones: a form without scripts may send places of another
 * department.
 */
function readPlace({ location, province, district }: AskedFilters): PlaceFilter | null {
  const wide = readLocation(location)
  if (wide?.kind === 'remote' || wide?.kind === 'words') return wide
  let place = wide
  for (const narrower of [province, district].map(placeOfSlug))
    if (narrower && (place === null || liesIn(narrower, place))) place = toFilter(narrower)
  return place
}

function readLocation(text: string): PlaceFilter | null {
  if (text === '') return null
  const named = placeOfSlug(text.toLowerCase())
  if (named) return toFilter(named)
  const place = parsePlace(text)
  if (place?.scope === 'remote') return { kind: 'remote' }
  if (place?.scope === 'country') return null
  if (place?.department) return toFilter({ ...place, department: place.department })
  const words = foldText(text).match(/[a-z0-9]+/g) ?? []
  return words.length === 0 ? null : { kind: 'words', words: words.slice(0, 6) }
}

function liesIn(inner: PeruPlace, outer: ListedPlace): boolean {
  if (inner.department !== outer.department) return false
  if (outer.kind === 'department') return true
  return inner.province === outer.province && (outer.kind === 'province' || inner.district === outer.district)
}

/** A place of the official list as a filter. */
export function toFilter({ department, province, district }: Omit<PeruPlace, 'code'>): ListedPlace {
  if (province === null) return { kind: 'department', department }
  if (district === null) return { kind: 'province', department, province }
  return { kind: 'district', department, province, district }
}

/** True when the stored counts can answer: only official places and fixed value lists are requested. */
export const isCounted = ({ query, place, minPay, since }: JobSearch): boolean =>
  query === null && minPay === null && since === null && place?.kind !== 'words'

/**
 * The search without the filters counted as facets. Words, pay, date, and places narrower than a department remain.
 */
export function withoutFilters(search: JobSearch): JobSearch {
  const unfiltered = { ...search, chosen: nothingChosen }
  return isWide(search.place) ? { ...unfiltered, place: null, withRemote: false } : unfiltered
}

/** True when a filter that `withoutFilters` removes is set. */
export const hasFilters = ({ chosen, place }: JobSearch): boolean =>
  (place !== null && isWide(place)) || countedFilters.some((name) => chosen[name].length > 0)

const isWide = (place: PlaceFilter | null) =>
  place === null || place.kind === 'department' || place.kind === 'remote'
