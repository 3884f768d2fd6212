import Lock from 'lucide-react/icons/lock'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { NoteEditor } from './note-editor.tsx'
import { NoteItem } from './note-item.tsx'
import { useNotes } from './notes.resource.ts'

type TeamNotesProps = { applicationId: number; firstName: string }

/** What the team writes to each other about a candidate. */
export function TeamNotes({ applicationId, firstName }: TeamNotesProps) {
  const { notes, isFailed, retry, add, change, remove } = useNotes(applicationId)
  if (isFailed) return <PartFailed retry={retry}>No pudimos cargar las notas.</PartFailed>
  if (!notes) return <PartLoading>Cargando las notas</PartLoading>
  return (
    <div className="grid gap-5">
      {notes.notes.length === 0 ? (
        <p className="text-sm text-ink-2">
          {notes.mayWrite
            ? 'Aún no hay notas. Cuenta aquí lo que tu equipo necesita saber.'
            : 'Aún no hay notas.'}
        </p>
      ) : (
        <ol className="grid gap-5">
          {notes.notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              colleagues={notes.colleagues}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </ol>
      )}
      {notes.mayWrite && <NoteEditor colleagues={notes.colleagues} onSave={add} />}
      <p className="flex gap-2 text-xs text-ink-3">
        <Lock className="icon mt-0.5 flex-none" />
        <span>
          {firstName} no las ve en Qhatu, pero son datos suyos: las recibe si descarga sus datos, sin tu
          nombre, y se borran con su cuenta.
        </span>
      </p>
    </div>
  )
}

/** A part of the candidate that did not load. */
export const PartFailed = ({ children, retry }: { children: string; retry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-3 text-sm text-ink-2">
    {children}
    <Button variant="secondary" size="sm" onClick={retry}>
      Reintentar
    </Button>
  </div>
)

/** A part of the candidate that is on its way. */
export const PartLoading = ({ children }: { children: string }) => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">{children}</span>
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-4 w-2/5" />
  </div>
)
