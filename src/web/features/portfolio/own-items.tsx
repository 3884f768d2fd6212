import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { OwnItems } from './use-own-items.ts'

type Item = { id: number; title: string }

/** While the list is on its way, or did not come. */
export function ItemsNotLoaded<T extends Item>({ own, what }: { own: OwnItems<T>; what: string }) {
  if (!own.isFailed) return <SkeletonRows rows={2} label={`Cargando ${what}`} />
  return (
    <ErrorState title={`Error al cargar ${what}`} onRetry={own.retry} retrying={own.isFetching} level={2}>
      Lo que guardaste está a salvo; solo no pudimos traerlo.
    </ErrorState>
  )
}

/** Edit and delete of one; without the plan only the latter. */
export function ItemActions<T extends Item>({
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

/** Asks before one is deleted. */
export function DeleteQuestion<T extends Item>({ own, title }: { own: OwnItems<T>; title: string }) {
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
