import type { ComponentType } from 'react'

/** What a part of the help panel is given. */
export interface PanelPartProps {
  /** The page on which the panel was opened. */
  path: string
  /** Closes the panel, also before going to another page. */
  onLeave: () => void
}

/** One part of the help panel, from top to bottom. Where a conversation with an assistant joins: as another part of `panelParts`. */
export interface PanelPart {
  id: string
  Part: ComponentType<PanelPartProps>
}
