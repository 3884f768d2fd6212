import { useState } from 'react'
import { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { sayFailed } from '#web/features/applications/close-out/close-out.resource.ts'
import { type CountedTag, useCandidateTags } from './candidate-work.resource.ts'
import { RenameTag } from './rename-tag.tsx'

const people = (count: number) =>
  count === 0 ? 'Nadie la tiene' : count === 1 ? '1 candidato' : `${count} candidatos`

/** The tags of the company, to rename, join and delete. */
export function TagsDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [renamed, setRenamed] = useState<number | null>(null)
  const offerUndo = useUndo()
  const asked = useCandidateTags()
  const changed = () => {
    setRenamed(null)
    void asked.refetch()
    onChanged()
  }
  const remove = async ({ id, name }: CountedTag) => {
    try {
      const { undo } = await api.call(boardContract.removeTag, { params: { id } })
      offerUndo(undo, { title: 'Etiqueta eliminada', description: name, onUndone: onChanged })
      onChanged()
      // 'Deshacer' cannot be pressed behind the dialog.
      onClose()
    } catch (error) {
      sayFailed('No se pudo eliminar la etiqueta', error)
      changed()
    }
  }
  return (
    <Dialog open onClose={onClose} title="Etiquetas de tu empresa" size="md" variant="sheet">
      {asked.isError ? (
        <ErrorState title="No pudimos cargar las etiquetas" onRetry={() => void asked.refetch()} />
      ) : asked.data === undefined ? (
        <p role="status" className="text-sm text-ink-2">
          Cargando las etiquetas…
        </p>
      ) : asked.data.length === 0 ? (
        <p className="text-sm text-ink-2">
          Aún no tienes ninguna. Elige candidatos en el tablero y usa “Etiquetar” para crear la primera.
        </p>
      ) : (
        <ul>
          {asked.data.map((tag) => (
            <li
              key={tag.id}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line py-2 not-first:border-t first:pt-0 last:pb-0"
            >
              {renamed === tag.id ? (
                <RenameTag tag={tag} onDone={changed} onCancel={() => setRenamed(null)} />
              ) : (
                <>
                  <p className="min-w-0 grow basis-40 text-sm">
                    <span className="font-strong wrap-anywhere">{tag.name}</span>
                    <span className="block text-xs text-ink-2">{people(tag.count)}</span>
                  </p>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Cambiar el nombre de ${tag.name}`}
                    onClick={() => setRenamed(tag.id)}
                  >
                    Cambiar nombre
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Eliminar ${tag.name}`}
                    onClick={() => void remove(tag)}
                  >
                    Eliminar
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
