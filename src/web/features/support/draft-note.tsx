import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'

/** Says that the earlier text was restored, and offers to discard it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Note tone="info">
      <span className="flex flex-wrap items-center gap-x-4">
        Recuperamos lo que habías escrito en este navegador.
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Descartar
        </Button>
      </span>
    </Note>
  )
}
