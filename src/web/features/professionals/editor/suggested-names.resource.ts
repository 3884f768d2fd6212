import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { api } from '#web/lib/api-client.ts'

export type SuggestedKind = 'skill' | 'language'

const PAUSE = 150

/** Names of the taxonomy for the typed text, without those already in the list. On failure there are no suggestions. */
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

/** The value after a pause in typing. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
