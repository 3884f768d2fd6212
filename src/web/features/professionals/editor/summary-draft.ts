import { useSyncExternalStore } from 'react'

const keyOf = (professionalId: number) => `qhatu.resumen.${professionalId}`
const listeners = new Set<() => void>()

/** What was typed into the summary and not saved yet, in this browser; null for nothing, or where the browser keeps nothing. */
export function readSummaryDraft(professionalId: number): string | null {
  try {
    return localStorage.getItem(keyOf(professionalId))
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepSummaryDraft(professionalId: number, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(professionalId))
    else localStorage.setItem(keyOf(professionalId), text)
  } catch {
    // A full or forbidden storage only costs the draft.
  }
  for (const listener of listeners) listener()
}

/** Whether there is one. Never on the server, whose bytes the first render repeats. */
export const useHasSummaryDraft = (professionalId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readSummaryDraft(professionalId) !== null,
    () => false,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
