import { relativeTime } from '#domain/time/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { DraftState } from './draft-saver.ts'

type DraftLineProps = { state: DraftState; isTemplate: boolean; onChoose: (side: 'mine' | 'theirs') => void }

/** Whether what was typed is stored, and what to do if somebody else changed it. */
export function DraftLine({ state, isTemplate, onChoose }: DraftLineProps) {
  const now = useNow()
  if (state.kind === 'changed')
    return (
      <Note tone="warn" announce>
        <p className="font-strong">Alguien de tu equipo cambió este borrador mientras escribías</p>
        <p>Lo tuyo sigue aquí, pero todavía no se guarda.</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onChoose('theirs')}>
            Ver lo del equipo
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onChoose('mine')}>
            Guardar lo mío encima
          </Button>
        </div>
      </Note>
    )
  return (
    <p role="status" className="min-h-5 text-xs text-ink-2">
      {state.kind === 'saving' && 'Guardando…'}
      {state.kind === 'saved' &&
        `${isTemplate ? 'Plantilla guardada' : 'Borrador guardado'} · ${relativeTime(new Date(state.at), now).toLowerCase()}`}
      {state.kind === 'failed' && <span className="text-bad-ink">No se guardó: {state.reason}</span>}
    </p>
  )
}
