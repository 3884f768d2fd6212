import type { ComponentType } from 'react'

/** The props of a part of the help panel. */
export interface PanelPartProps {
  /** The page on which the panel was opened. */
  path: string
  /** Closes the panel; also called before a navigation. */
  onLeave: () => void
}

/** One part of the help panel, in order. A future chat with an assistant is another part of `panelParts`. */
export interface PanelPart {
  id: string
  Part: ComponentType<PanelPartProps>
}
