import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'
import {
  type TalentFilterName,
  talentFilterNames,
  talentFilterOf,
  type TalentFilters,
} from '#contracts/talent/talent-filters.ts'
import {
  readTalentAddress,
  readTalentFilters,
  talentHref,
  writeTalentFilters,
} from '#domain/talent/talent.address.ts'
import { useAskedSearch } from '#web/lib/use-asked-search.ts'

/**
 * What the address of the search holds, and how it changes: every change begins at the first page. `meant`: the filters that were
 * searched in place of those in the address.
 */
export function useTalentAddress(meant: string | null) {
  const { search, isLoaded, go } = useAskedSearch()
  const address = readTalentAddress(search)
  const { jobId, page } = address
  const isMeant = isLoaded && meant !== null
  const filters = isMeant ? readTalentFilters(new URLSearchParams(meant)) : address.filters
  /** The address with other values for one filter. */
  const hrefWith = (name: TalentFilterName, values: readonly string[]): string => {
    const next = writeTalentFilters(filters)
    next.delete(name)
    for (const value of values) next.append(name, value)
    return talentHref({ filters: readTalentFilters(next), jobId })
  }
  return {
    filters,
    jobId,
    page,
    written: String(writeTalentFilters(filters)),
    valuesOf: (name: TalentFilterName) => writeValue(filters[name]),
    active: talentFilterNames.filter((name) => writeValue(filters[name]).length > 0),
    hrefWith,
    /** Without all filters but the words. */
    hrefOfWords: talentHref({
      filters: { ...readTalentFilters(new URLSearchParams()), q: filters.q },
      jobId,
    }),
    set: (name: TalentFilterName, values: readonly string[]) => go(hrefWith(name, values)),
    setJob: (id: number | null) => go(talentHref({ filters, jobId: id })),
    /** The place that the words named, and the search for it as a word. */
    namedPlace:
      isMeant && filters.lugar !== address.filters.lugar
        ? { name: filters.lugar, href: asWord({ filters: { ...filters, lugar: '' }, jobId }, filters.lugar) }
        : null,
    pageHref: (to: number) => talentHref({ filters, jobId, page: to }),
  }
}

const asWord = ({ filters, jobId }: { filters: TalentFilters; jobId: number | null }, word: string): string =>
  talentHref({ filters: { ...filters, q: `${filters.q} "${word}"`.trim() }, jobId })

export type TalentUrl = ReturnType<typeof useTalentAddress>

/** A chosen value in words. */
export function talentLabel(name: TalentFilterName, value: string): string {
  const { kind, title, label } = talentFilterOf(name)
  return kind === 'text' && name !== 'lugar' ? `${title}: ${value}` : label(value)
}
