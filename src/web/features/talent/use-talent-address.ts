import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'
import { type TalentFilterName, talentFilterNames, talentFilterOf } from '#contracts/talent/talent-filters.ts'
import {
  readTalentAddress,
  readTalentFilters,
  talentHref,
  writeTalentFilters,
} from '#domain/talent/talent.address.ts'

/**
 * What the address of the search holds, and how it changes: every change begins at the first page. A change counts at once, so that
 * another one, made before the people are loaded, keeps it.
 */
export function useTalentAddress() {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ over: string; search: string } | null>(null)
  const { filters, jobId, page } = readTalentAddress(
    new URLSearchParams(asked?.over === key ? asked.search : search),
  )
  /** The address with other values for one filter. */
  const hrefWith = (name: TalentFilterName, values: readonly string[]): string => {
    const next = writeTalentFilters(filters)
    next.delete(name)
    for (const value of values) next.append(name, value)
    return talentHref({ filters: readTalentFilters(next), jobId })
  }
  const go = (to: string) => {
    setAsked({ over: key, search: to.split('?')[1] ?? '' })
    void navigate(to, { replace: true, preventScrollReset: true })
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
    pageHref: (to: number) => talentHref({ filters, jobId, page: to }),
  }
}
export type TalentUrl = ReturnType<typeof useTalentAddress>

/** A chosen value in words. */
export function talentLabel(name: TalentFilterName, value: string): string {
  const { kind, title, label } = talentFilterOf(name)
  return kind === 'text' && name !== 'lugar' ? `${title}: ${value}` : label(value)
}
