import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PanelContact } from './panel-contact.tsx'
import type { PanelPart } from './panel-part.ts'
import { PanelSearch } from './panel-search.tsx'

const panelParts: readonly PanelPart[] = [
  { id: 'search', Part: PanelSearch },
  { id: 'contact', Part: PanelContact },
]

/** The panel behind the round button: a search of the help centre and the way to contact a person. */
export function HelpPanel({ open, onClose, path }: { open: boolean; onClose: () => void; path: string }) {
  return (
    <Dialog open={open} onClose={onClose} title="¿En qué te ayudamos?" variant="corner">
      <div className="grid gap-5">
        {panelParts.map(({ id, Part }) => (
          <Part key={id} path={path} onLeave={onClose} />
        ))}
      </div>
    </Dialog>
  )
}
