import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { CandidateFilter } from './board-columns.ts'

/** What of the candidates' screen is in its address, so that it can be shared: view, filter, and who is open. */
export function useCandidateAddress() {
  const [search, setSearch] = useSearchParams()
  const filter: CandidateFilter = {
    status: search.get('estado') ?? '',
    text: search.get('q') ?? '',
    minScore: Number(search.get('match')) || 0,
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
  return {
    view: search.get('vista') === 'tabla' ? ('table' as const) : ('board' as const),
    openId: Number(search.get('candidato')) || null,
    filter,
    setView: (view: 'board' | 'table') => set({ vista: view === 'table' ? 'tabla' : '' }),
    setFilter: ({ status, text, minScore }: Partial<CandidateFilter>) =>
      set({
        ...(status === undefined ? {} : { estado: status }),
        ...(text === undefined ? {} : { q: text }),
        ...(minScore === undefined ? {} : { match: minScore === 0 ? '' : String(minScore) }),
      }),
    addressOf: (id: number) => {
      const next = new URLSearchParams(search)
      next.set('candidato', String(id))
      return `?${next}`
    },
    close: () => set({ candidato: '' }),
  }
}
