import { useSyncExternalStore } from 'react'

/** Whether the assistant's panel is open over the page, and what had the focus before. Tiny: every page loads it. */
let isOpen = false
let cameFrom: HTMLElement | null = null
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Opens the panel; the focus returns to this element when it is closed. */
export function openAssistant(from: HTMLElement): void {
  cameFrom = from
  set(true)
}

export const closeAssistant = (): void => set(false)

/** After the panel was closed: where the person was before. */
export function focusWhereItWasOpened(): void {
  if (cameFrom?.isConnected) cameFrom.focus()
  cameFrom = null
}

export const useIsAssistantOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
