import { type CompatibilityBand, compatibilityBands } from '#contracts/admin/matching-reports-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { matchingDays } from '#contracts/admin/matching-reports-figures.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { readDay, readId, withQuery } from '#web/features/admin/list.address.ts'

export const matchingTabs = ['applications', 'companies', 'jobs', 'export'] as const
export type MatchingTab = (typeof matchingTabs)[number]

/** The query of the report, as in its address. */
export interface MatchingSearch {
  tab?: MatchingTab
  q?: string
  /** Without one the report begins some days ago. */
  dateStart?: string
  company?: string
  industry?: string
  compatibility?: CompatibilityBand
  before?: number
}

/** Leaves out what the call would refuse. */
export function readMatchingSearch(address: URLSearchParams): MatchingSearch {
  const text = (name: string) => address.get(name)?.trim().slice(0, longestSearch)
  const tab = matchingTabs.find((known) => known === address.get('tab'))
  const compatibility = compatibilityBands.find((known) => known === address.get('compatibility'))
  const [q, company, industry] = [text('q'), text('company'), text('industry')]
  const dateStart = readDay(address, 'dateStart')
  const before = readId(address, 'before')
  return {
    ...(tab && tab !== 'applications' ? { tab } : {}),
    ...(q ? { q } : {}),
    ...(dateStart ? { dateStart } : {}),
    ...(company ? { company } : {}),
    ...(industry ? { industry } : {}),
    ...(compatibility ? { compatibility } : {}),
    ...(before ? { before } : {}),
  }
}

/** The filters for the calls: the same for figures, list and exports. */
export function matchingFiltersOf(
  { tab: _tab, before: _before, dateStart, ...filters }: MatchingSearch,
  today: string,
) {
  return { dateStart: dateStart ?? addDays(today, -matchingDays), ...filters }
}

export const matchingHref = (query: MatchingSearch): string => withQuery('/admin/matching-reports', query)
