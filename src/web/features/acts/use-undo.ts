import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Undoable } from '#contracts/act-fields.ts'
import { actsContract } from '#contracts/acts.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Done = {
  title: string
  /** Who hears of it, and that they do not yet. */
  description?: string
  /** Puts back at once what the screen shows; the screen is loaded again in any case. */
  onUndone?: () => void
}

/**
 * `const offerUndo = useUndo()`, then `offerUndo(reply.undo, { title, description })` after each act: says what was done, with
 * 'Deshacer' for as long as it can be. It goes on when the person walks to another screen.
 */
export function useUndo() {
  const queries = useQueryClient()
  const { refresh } = useRefresh()
  return useCallback(
    ({ actId, seconds }: Undoable, { title, description, onUndone }: Done) => {
      const undo = async () => {
        try {
          await api.call(actsContract.undo, { params: { id: actId } })
          onUndone?.()
          showToast({ title: 'Deshecho', description: 'Todo quedó como antes y no avisamos a nadie.' })
        } catch (error) {
          showToast({
            title: 'No se pudo deshacer',
            description: (error instanceof ApiError && error.body.message) || 'Revisa tu conexión.',
            tone: 'destructive',
          })
        }
        await Promise.all([queries.invalidateQueries(), refresh()])
      }
      showToast({
        title,
        ...(description ? { description } : {}),
        action: { label: 'Deshacer', seconds, onPress: () => void undo() },
      })
    },
    [queries, refresh],
  )
}
