import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Sort } from '#web/ui/list/table.tsx'
import type { CandidateFilter } from './board-columns.ts'
import { isSortable } from './sort-candidates.ts'

const addressAfter = 400

/** The documented default: the best match first. */
const byMatch: Sort = { column: 'score', direction: 'descending' }

/** 'name' or '-name', as in the address; the default order is left out. */
const sortText = ({ column, direction }: Sort) =>
  column === byMatch.column && direction === byMatch.direction
    ? ''
    : `${direction === 'descending' ? '-' : ''}${column}`

function sortOf(text: string | null): Sort {
  const column = text?.replace(/^-/, '') ?? ''
  if (!text || !isSortable(column)) return byMatch
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

/** The part of the candidates' screen that the address holds, so that it can be shared: view, filter and open candidate. */
export function useCandidateAddress() {
  const [search, setSearch] = useSearchParams()
  const shownText = search.get('q') ?? ''
  const [text, setText] = useState(shownText)
  const filter: CandidateFilter = {
    text,
    status: search.get('estado') ?? '',
    minScore: Number(search.get('match')) || 0,
    answer: search.get('respuesta') ?? '',
  }
  const set = useCallback(
    (change: Record<string, string>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(change)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  // The filter applies at once; the address follows after a pause in typing.
  useEffect(() => {
    if (text === shownText) return undefined
    const timer = setTimeout(() => set({ q: text }), addressAfter)
    return () => clearTimeout(timer)
  }, [text, shownText, set])

  return {
    view: search.get('vista') === 'tabla' ? ('table' as const) : ('board' as const),
    sort: sortOf(search.get('orden')),
    openId: Number(search.get('candidato')) || null,
    filter,
    setSort: (sort: Sort) => set({ orden: sortText(sort) }),
    setView: (view: 'board' | 'table') => set({ vista: view === 'table' ? 'tabla' : '' }),
    setFilter: ({ status, text: typed, minScore, answer }: Partial<CandidateFilter>) => {
      if (typed !== undefined) setText(typed)
      if (status !== undefined) set({ estado: status })
      if (answer !== undefined) set({ respuesta: answer })
      if (minScore !== undefined) set({ match: minScore === 0 ? '' : String(minScore) })
    },
    addressOf: (id: number) => {
      const next = new URLSearchParams(search)
      next.set('candidato', String(id))
      return `?${next}`
    },
    close: () => set({ candidato: '' }),
  }
}
