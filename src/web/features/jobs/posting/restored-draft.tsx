import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'

/** Says that an earlier draft was restored, and offers to discard it. */
export function RestoredDraft({
  draft,
  discardLabel = 'Empezar de cero',
}: {
  draft: { isRestored: boolean; discard: () => void }
  discardLabel?: string
}) {
  if (!draft.isRestored) return null
  return (
    <Note tone="info">
      <span className="flex flex-wrap items-center gap-x-4">
        Recuperamos lo que habías escrito.
        <Button variant="quiet" size="sm" onClick={draft.discard}>
          {discardLabel}
        </Button>
      </span>
    </Note>
  )
}
