import { type ComponentType, useSyncExternalStore } from 'react'
import { createResource } from '#web/lib/resource.ts'

export interface PanelProps {
  /** The page that it stands on. */
  path: string
  /** What had the focus when it was opened, and gets it back. */
  opener: HTMLElement
}

/** The open panel; null while it is closed. Tiny: every page loads it. */
const opened = createResource<{ Panel: ComponentType<PanelProps>; opener: HTMLElement } | null>(
  async () => null,
)

export const showAssistant = opened.set

export const closeAssistant = (): void => opened.set(null)

const closed = () => null

export const useOpenAssistant = () => useSyncExternalStore(opened.subscribe, opened.current, closed)
