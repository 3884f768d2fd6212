import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { adCount } from './feed.words.ts'

type WaitingClosingsProps = {
  count: number
  mayAnswer: boolean
  busy: boolean
  onAnswer: (decision: 'close' | 'keep') => void
}

/** Many ads are gone from a feed at once: nothing is closed before the company says so. */
export const WaitingClosings = ({ count, mayAnswer, busy, onAnswer }: WaitingClosingsProps) => (
  <Note tone="warn">
    <p>
      <b className="font-strong">¿Archivamos {adCount(count)}?</b> Ya no {count === 1 ? 'está' : 'están'} en
      el archivo, que de pronto trae mucho menos. Por si es un error no archivamos nada sin tu respuesta:
      mientras tanto {count === 1 ? 'sigue recibiendo' : 'siguen recibiendo'} postulaciones.
    </p>
    {mayAnswer && (
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={busy} onClick={() => onAnswer('close')}>
          Sí, archivar
        </Button>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => onAnswer('keep')}>
          No, {count === 1 ? 'dejarlo abierto' : 'dejarlos abiertos'}
        </Button>
      </div>
    )}
  </Note>
)
