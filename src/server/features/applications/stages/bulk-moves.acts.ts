import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { tellMovesTask } from './bulk-moves.tasks.ts'
import { beginTelling, type BulkItem, deleteBulkMove, lockWaitingItems } from './moves.queries.ts'
import { type UntoldMove, undoMove } from './settle-move.ts'

/** The company moved several candidates at once. */
export const bulkMoveAct = defineAct('application.bulk-move', z.object({ bulkId: z.number() }))
export const stageTemplateRemoval = defineAct('stage-template.removal', z.object({}))

export const asMove = (item: BulkItem): UntoldMove => ({
  ...item,
  from: item.fromStatus,
  to: item.toStatus,
})

export const stageActs = ({ queue }: Pick<Deps, 'queue'>): ActHandler[] => [
  handleAct(bulkMoveAct, {
    // Whom somebody has moved on since stays there.
    async undo(tx, { bulkId }) {
      const items = await lockWaitingItems(tx, bulkId)
      let undone = 0
      for (const item of items ?? []) if (await undoMove(tx, asMove(item))) undone++
      if (undone > 0) await deleteBulkMove(tx, bulkId)
      return undone > 0
    },
    notify: async (tx, { bulkId }) => {
      if (await beginTelling(tx, bulkId)) await queue.enqueue(tx, tellMovesTask, { bulkId, turn: 0 })
    },
  }),
  handleRemoval(stageTemplateRemoval, { restored: async () => {} }),
]
