import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import type { OwnItems } from './own-items.resource.ts'

type Item = { id: number; title: string }

type OwnItemsEditorProps<T extends Item> = {
  own: OwnItems<T>
  /** What did not load: 'tus certificados'. */
  what: string
  /** Adding and editing need the premium plan; existing ones stay and can be deleted. */
  isPremium: boolean
  add: { label: string; isFull?: boolean }
  /** The number of items, in words. */
  countOf: (items: readonly T[]) => ReactNode
  empty: { title: string; text: ReactNode }
  renderList: (items: readonly T[], actionsOf: (item: T) => ReactNode) => ReactNode
  /** The form of an item, or of a new one. */
  renderDialog: (item: T | null, close: () => void) => ReactNode
  /** The question before a deletion. */
  question: string
}

/** A list of the person's works or certificates with their actions. */
export function OwnItemsEditor<T extends Item>({
  own,
  what,
  isPremium,
  add,
  countOf,
  empty,
  renderList,
  renderDialog,
  question,
}: OwnItemsEditorProps<T>) {
  const { items, opened, open } = own
  if (!items) return <ItemsNotLoaded own={own} what={what} />
  const addButton = isPremium && (
    <Button variant="secondary" size="sm" disabled={add.isFull ?? false} onClick={() => open('new')}>
      <Plus className="icon" />
      {add.label}
    </Button>
  )
  return (
    <>
      {items.length > 0 && (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-ink-2 tabular-nums" role="status">
              {countOf(items)}
            </p>
            {addButton}
          </div>
          {renderList(items, (item) => (
            <ItemActions own={own} item={item} canEdit={isPremium} />
          ))}
        </div>
      )}
      {items.length === 0 && isPremium && (
        <Card>
          <EmptyState title={empty.title} action={addButton}>
            {empty.text}
          </EmptyState>
        </Card>
      )}
      {opened && renderDialog(opened === 'new' ? null : opened, () => open(null))}
      <DeleteQuestion own={own} title={question} />
    </>
  )
}

/** Shown while the list loads or if that failed. */
function ItemsNotLoaded<T extends Item>({ own, what }: { own: OwnItems<T>; what: string }) {
  if (!own.isFailed) return <SkeletonRows rows={2} label={`Cargando ${what}`} />
  return (
    <ErrorState title={`Error al cargar ${what}`} onRetry={own.retry} retrying={own.isFetching} level={2}>
      Lo que guardaste está a salvo; solo no pudimos traerlo.
    </ErrorState>
  )
}

/** Edit and delete; without the plan only delete. */
function ItemActions<T extends Item>({
  own,
  item,
  canEdit,
}: {
  own: OwnItems<T>
  item: T
  canEdit: boolean
}) {
  return (
    <div className="-mt-1.5 -mr-2 flex flex-none items-start">
      {canEdit && (
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Editar ${item.title}`}
          onClick={() => own.open(item)}
        >
          <Pencil className="icon" />
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={`Eliminar ${item.title}`}
        onClick={() => own.ask(item)}
      >
        <Trash2 className="icon" />
      </Button>
    </div>
  )
}

/** The confirmation of a deletion. */
function DeleteQuestion<T extends Item>({ own, title }: { own: OwnItems<T>; title: string }) {
  return (
    <ConfirmDialog
      open={own.asked !== null}
      onClose={() => own.ask(null)}
      onConfirm={own.removeAsked}
      busy={own.isBusy}
      title={title}
      description={own.asked && `“${own.asked.title}” desaparecerá de tu perfil.`}
      confirmLabel="Eliminar"
    />
  )
}
