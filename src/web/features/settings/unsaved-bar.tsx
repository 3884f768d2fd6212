import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Note } from '#web/ui/state/note.tsx'

type UnsavedBarProps = {
  count: number
  /** Why saving failed. */
  problem: string | null
  isSaving: boolean
  onDiscard: () => void
}

/** The bar at the bottom while there are unsaved changes. */
export function UnsavedBar({ count, problem, isSaving, onDiscard }: UnsavedBarProps) {
  const isShown = count > 0
  return (
    <div
      // Toasts move above it while there are unsaved changes.
      data-bottom-bar={isShown ? 'always' : undefined}
      className={cx(
        isShown && 'sticky bottom-(--foot-nav) z-sticky -mx-1 mt-5 border-t border-line bg-bg px-1 py-3',
      )}
    >
      {isShown && problem && (
        <div className="mb-3">
          <Note tone="bad" announce>
            <strong>Error al actualizar configuraciones</strong>
            <br />
            {problem}
          </Note>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="mr-auto text-sm max-sm:w-full">
          {isShown && (
            <>
              <span className="font-strong">Tienes cambios sin guardar</span>{' '}
              <span className="text-ink-2 tabular-nums">({count})</span>
            </>
          )}
        </p>
        {isShown && (
          <>
            <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
              Descartar
            </Button>
            <Button type="submit" busy={isSaving} busyLabel="Guardando...">
              Guardar
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
