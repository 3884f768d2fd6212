import type { JobFilters } from '#contracts/jobs.contract.ts'
import { type ExperienceLevel, jobCategories, type WorkMode } from '#contracts/vocabulary.ts'
import { type ExpandedQuery, expandQuery } from '#domain/jobs/search-text.ts'
import { parseWorkMode } from '#domain/jobs/work-mode.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { foldText } from '#domain/text.ts'

/** A place filter: a place of the official list, work from anywhere, or words to be found in what the ad says. */
export type PlaceFilter =
  | { kind: 'department'; department: string }
  | { kind: 'province' | 'district'; department: string; name: string }
  | { kind: 'remote' }
  | { kind: 'words'; words: string[] }

/** What a list is asked for, read from the filters of a URL. */
export interface JobSearch {
  query: ExpandedQuery | null
  category: string | null
  place: PlaceFilter | null
  modes: WorkMode[]
  experience: ExperienceLevel[]
  withSalary: boolean
  isPremium: boolean
  /** Only what was published later. */
  publishedAfter?: Date
}

export function readSearch(filters: JobFilters & { premium?: boolean }): JobSearch {
  const modes = [...filters.mode, ...filters.workType].map(parseWorkMode).filter((mode) => mode !== null)
  const category = foldText(filters.category)
  return {
    query: filters.q === '' ? null : expandQuery(filters.q),
    category: jobCategories.find((known) => foldText(known) === category) ?? null,
    place: readPlace(filters.location),
    modes: [...new Set(modes)],
    experience: [...new Set(filters.experience)],
    withSalary: filters.withSalary,
    isPremium: filters.premium ?? false,
  }
}

function readPlace(text: string): PlaceFilter | null {
  if (text === '') return null
  const place = parsePlace(text)
  if (place?.scope === 'remote') return { kind: 'remote' }
  if (place?.scope === 'country') return null
  if (!place?.department) {
    const words = foldText(text).match(/[a-z0-9]+/g) ?? []
    return words.length === 0 ? null : { kind: 'words', words: words.slice(0, 6) }
  }
  const { department, province, district } = place
  if (district !== null) return { kind: 'district', department, name: district }
  return province === null
    ? { kind: 'department', department }
    : { kind: 'province', department, name: province }
}

/** True when nothing but whole departments and closed lists is asked for: then the kept counts answer. */
export function isCounted({ query, place }: JobSearch): boolean {
  return query === null && (place === null || place.kind === 'department' || place.kind === 'remote')
}

/** The search without the filters that are counted as facets. Words, and places narrower than a department, stay. */
export function withoutFilters(search: JobSearch): JobSearch {
  const { place } = search
  const isFacet = place?.kind === 'department' || place?.kind === 'remote'
  const none = { category: null, modes: [], experience: [], withSalary: false }
  return { ...search, ...none, place: isFacet ? null : place }
}

/** True when a filter that is counted as a facet is set. */
export function hasFilters({ category, place, modes, experience, withSalary }: JobSearch): boolean {
  const isPlace = place?.kind === 'department' || place?.kind === 'remote'
  return category !== null || isPlace || modes.length > 0 || experience.length > 0 || withSalary
}
