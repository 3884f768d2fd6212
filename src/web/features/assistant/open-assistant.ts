import { useSyncExternalStore } from 'react'
import { createResource } from '#web/lib/resource.ts'

/** What had the focus when the panel was opened over the page; null while it is closed. Tiny: every page loads it. */
const opener = createResource<HTMLElement | null>(async () => null)

/** Opens the panel; the focus returns to this element when it is closed. */
export const openAssistant = (from: HTMLElement): void => opener.set(from)

export const closeAssistant = (): void => opener.set(null)

const closed = () => null

/** The element that opened the panel, while it is open. */
export const useAssistantOpener = (): HTMLElement | null =>
  useSyncExternalStore(opener.subscribe, opener.current, closed) ?? null
