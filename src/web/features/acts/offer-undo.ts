import { actsContract } from '#contracts/acts/acts.contract.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

export type Done = {
  title: string
  /** Who will be notified, and that they have not been yet. */
  description?: string
  /** Restores the screen at once. */
  onUndone?: () => void
}

/**
 * Says what was done, with 'Deshacer' while it can be undone. `onAsked` runs after an undo or a failed one: the screen
 * must reload. Panels use `useUndo`; public pages, which have no query library, call this.
 */
export function offerUndo(
  { actId, seconds }: Undoable,
  { title, description, onUndone }: Done,
  onAsked: () => unknown,
): void {
  const undo = async () => {
    try {
      await api.call(endpointRef(actsContract.undo), {
        params: { id: actId },
      })
      onUndone?.()
      showToast({ title: 'Deshecho', description: 'Todo quedó como antes y no avisamos a nadie.' })
    } catch (error) {
      showToast({
        title: 'No se pudo deshacer',
        description: (error instanceof ApiError && error.body.message) || 'Revisa tu conexión.',
        tone: 'destructive',
      })
    }
    await onAsked()
  }
  showToast({
    title,
    ...(description ? { description } : {}),
    action: { label: 'Deshacer', seconds, onPress: () => void undo() },
  })
}
