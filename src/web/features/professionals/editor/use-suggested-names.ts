import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { api } from '#web/lib/api-client.ts'

export type SuggestedKind = 'skill' | 'language'

const PAUSE = 150

/** Names of the taxonomy for what is typed, without those that are there. Without an answer there are simply none. */
export function useSuggestedNames(
  typed: string,
  kind: SuggestedKind | null,
  known: readonly string[],
): string[] {
  const q = usePaused(typed.trim())
  const { data } = useQuery({
    queryKey: ['skill-names', kind, q],
    queryFn: () => api.call(professionalsContract.suggestSkills, { query: { q, kind: kind ?? 'skill' } }),
    enabled: kind !== null && q !== '',
    placeholderData: keepPreviousData,
  })
  if (typed.trim() === '') return []
  const taken = new Set(known.map(foldText))
  return (data ?? []).map(({ name }) => name).filter((name) => !taken.has(foldText(name)))
}

/** What stood still for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
