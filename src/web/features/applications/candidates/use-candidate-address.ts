import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type CandidateSort,
  candidateSorts,
  defaultCandidateSort,
} from '#contracts/applications/candidate-sorts.ts'
import {
  type CandidateFilterName,
  candidateFilterNames,
  candidateFilterOf,
  type CandidateFilters,
} from '#contracts/applications/candidate-filters.ts'
import { readCandidateFilters, writeCandidateFilters } from '#domain/applications/candidates.address.ts'
import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'

const addressAfter = 400

/** What the address of the candidates of a job asks for. */
export const readBoardQuery = (
  search: URLSearchParams,
): { filters: CandidateFilters; sort: CandidateSort } => ({
  filters: readCandidateFilters(search),
  sort: candidateSorts.find((sort) => sort === search.get('orden')) ?? defaultCandidateSort,
})

/** The filters as the calls take them: those that are set. */
export const writtenFilters = (filters: CandidateFilters): Record<string, string[]> => {
  const params = writeCandidateFilters(filters)
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))
}

/** The list that an address walks through, as the call of a candidate's page takes it. */
export function walkedQuery(list: URLSearchParams) {
  const { filters, sort } = readBoardQuery(list)
  const column = Number(list.get('columna')) || undefined
  return {
    ...writtenFilters(filters),
    sort,
    column,
    ...(list.get('vista') === 'tabla' ? { whole: '1' as const } : {}),
  }
}

/** The part of the candidates' screen that the address holds, so that it can be shared: view, order, filters and open candidate. */
export function useCandidateAddress() {
  const [search, setSearch] = useSearchParams()
  const query = useMemo(() => readBoardQuery(search), [search])
  const shownText = query.filters.q
  const [text, setText] = useState(shownText)
  // A view or a chip changed the words: the field shows them.
  const [seenText, setSeenText] = useState(shownText)
  if (seenText !== shownText) {
    setSeenText(shownText)
    setText(shownText)
  }
  const change = useCallback(
    (by: (next: URLSearchParams) => void) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          by(next)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  const set = useCallback(
    (name: string, value: string) =>
      change((next) => (value === '' ? next.delete(name) : next.set(name, value))),
    [change],
  )
  const setFilter = useCallback((name: CandidateFilterName, value: string) => set(name, value), [set])
  useEffect(() => {
    if (text.trim() === shownText) return undefined
    const timer = setTimeout(() => set('q', text.trim()), addressAfter)
    return () => clearTimeout(timer)
  }, [text, shownText, set])

  return {
    query,
    /** The filters in canonical form. */
    written: String(writeCandidateFilters(query.filters)),
    text,
    setText,
    setFilter,
    valueOf: (name: CandidateFilterName): string => writeValue(query.filters[name])[0] ?? '',
    /** The names of the filters that are set. */
    active: candidateFilterNames.filter((name) => writeValue(query.filters[name]).length > 0),
    /** The same screen with these filters in place of all others. */
    withFilters: (filters: string): string => {
      const next = new URLSearchParams(search)
      for (const name of candidateFilterNames) next.delete(name)
      for (const [name, value] of new URLSearchParams(filters)) next.append(name, value)
      return `?${next}`
    },
    view: search.get('vista') === 'tabla' ? ('table' as const) : ('board' as const),
    setView: (view: 'board' | 'table') => set('vista', view === 'table' ? 'tabla' : ''),
    setSort: (sort: CandidateSort) => set('orden', sort === defaultCandidateSort ? '' : sort),
    openId: Number(search.get('candidato')) || null,
    addressOf: (id: number) => {
      const next = new URLSearchParams(search)
      next.set('candidato', String(id))
      return `?${next}`
    },
    close: () => set('candidato', ''),
  }
}
export type CandidateAddress = ReturnType<typeof useCandidateAddress>

/** A chosen value in words; `names` has those of the company's own stages, tags and questions. */
export function filterLabel(
  name: CandidateFilterName,
  value: string,
  names: ReadonlyMap<string, string>,
): string {
  const { title, kind, label } = candidateFilterOf(name)
  const own = names.get(`${name}:${value}`)
  if (own !== undefined) return name === 'etiqueta' ? `Etiqueta ${own}` : own
  return kind === 'text' ? `${title}: ${value}` : label(value)
}
