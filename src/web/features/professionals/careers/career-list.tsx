import type { Undoable } from '#contracts/acts/act-fields.ts'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentType, useState } from 'react'
import type { Period } from '#domain/cv/career-period.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { CareerEntry } from './career-entry.tsx'
import { isFresh, LOOKS_EVERY } from './fresh.ts'

type Entry = Period & { id: number; description: string | null; fromCv: boolean; createdAt: string }

export type CareerListTexts = {
  /** The anchor of the list: '#experiencia'. */
  id: string
  title: string
  /** The accessible name of the button. */
  add: string
  emptyTitle: string
  emptyText: string
  /** The question before a deletion. */
  question: string
  deleted: string
  failed: string
}

export type CareerEditorProps<Item> = {
  professionalId: number
  /** The entry to edit; null: a new one. */
  item: Item | null
  onClose: () => void
}

type CareerListProps<Item extends Entry> = {
  professionalId: number
  text: CareerListTexts
  items: readonly Item[]
  /** Values from the CV stand above and wait to be saved, so an empty list is no gap. */
  besideFound?: boolean | undefined
  /** An entry's title, and the line of details below it. */
  headOf: (item: Item) => { title: string; details: readonly (string | null)[] }
  /** The entry's name in questions and buttons. */
  nameOf: (item: Item) => string
  remove: (item: Item) => Promise<{ undo: Undoable }>
  /** The dialog with the form. */
  editor: ComponentType<CareerEditorProps<Item>>
}

/** The entries of the person's career: add, edit, and delete after a confirmation. */
export function CareerList<Item extends Entry>(props: CareerListProps<Item>) {
  const { professionalId, text, items, besideFound = false, headOf, nameOf, editor: Editor } = props
  const now = useNow(LOOKS_EVERY)
  const [opened, setOpened] = useState<Item | 'new' | null>(null)
  const [asked, setAsked] = useState<Item | null>(null)
  const deletion = useDeletion(props, () => setAsked(null))
  const add = (
    <Button variant="secondary" size="sm" aria-label={text.add} onClick={() => setOpened('new')}>
      <Plus className="icon" />
      Agregar
    </Button>
  )
  return (
    <Card title={<span id={text.id}>{text.title}</span>} action={(items.length > 0 || besideFound) && add}>
      {items.length === 0 && besideFound ? (
        <p className="text-sm text-ink-2">Lo que tu CV no dice, agrégalo aquí.</p>
      ) : items.length === 0 ? (
        <EmptyState title={text.emptyTitle} level={3} action={add}>
          {text.emptyText}
        </EmptyState>
      ) : (
        <ul>
          {items.map((item) => (
            <CareerEntry
              key={item.id}
              {...headOf(item)}
              period={item}
              description={item.description}
              isFresh={isFresh(item, now)}
              actions={
                <div className="-mt-1.5 -mr-2 flex flex-none">
                  <Button
                    variant="quiet"
                    size="sm"
                    iconOnly
                    aria-label={`Editar ${nameOf(item)}`}
                    onClick={() => setOpened(item)}
                  >
                    <Pencil className="icon" />
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    iconOnly
                    aria-label={`Eliminar ${nameOf(item)}`}
                    onClick={() => setAsked(item)}
                  >
                    <Trash2 className="icon" />
                  </Button>
                </div>
              }
            />
          ))}
        </ul>
      )}
      {opened && (
        <Editor
          professionalId={professionalId}
          item={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && deletion.remove(asked)}
        busy={deletion.isBusy}
        title={text.question}
        description={asked && `“${nameOf(asked)}” desaparecerá de tu perfil.`}
        confirmLabel="Eliminar"
      />
    </Card>
  )
}

function useDeletion<Item extends Entry>(
  { text, nameOf, remove }: CareerListProps<Item>,
  onSettled: () => void,
) {
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const run = async (item: Item) => {
    setBusy(true)
    try {
      const { undo } = await remove(item)
      await refresh()
      offerUndo(undo, { title: text.deleted, description: nameOf(item) })
    } catch {
      showToast({ title: 'Error', description: text.failed, tone: 'destructive' })
    } finally {
      setBusy(false)
      onSettled()
    }
  }
  return { isBusy, remove: (item: Item) => void run(item) }
}
