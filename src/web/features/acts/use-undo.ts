import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { type Done, offerUndo } from './offer-undo.ts'

/**
 * `const offerUndo = useUndo()`, then `offerUndo(reply.undo, { title, description })` after each act: says what was done,
 * with 'Deshacer' while it can be undone, and reloads the screen after an undo. It stays when the person goes to another
 * screen.
 */
export function useUndo() {
  const queries = useQueryClient()
  const { refresh } = useRefresh()
  return useCallback(
    (undo: Undoable, done: Done) =>
      offerUndo(undo, done, () => Promise.all([queries.invalidateQueries(), refresh()])),
    [queries, refresh],
  )
}
