import { useSyncExternalStore } from 'react'

const keyOf = (professionalId: number) => `qhatu.resumen.${professionalId}`
const listeners = new Set<() => void>()

/** The unsaved text of the summary in this browser; null when there is none or storage is not available. */
export function readSummaryDraft(professionalId: number): string | null {
  try {
    return localStorage.getItem(keyOf(professionalId))
  } catch {
    return null
  }
}

/** Null deletes it. */
export function keepSummaryDraft(professionalId: number, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(professionalId))
    else localStorage.setItem(keyOf(professionalId), text)
  } catch {
    // Storage may be full or forbidden; then there is no draft.
  }
  for (const listener of listeners) listener()
}

/** Whether there is a draft. False on the server and during hydration, which must match. */
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
