import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { getParties } from '#server/features/applications/applications.queries.ts'
import { refreshPagesOf } from '#server/features/applications/notify-parties.service.ts'
import { tellMovesTask } from './bulk-moves.tasks.ts'
import {
  beginTelling,
  type BulkItem,
  deleteBulkMove,
  lockWaitingItems,
  takeMovesBack,
  type PendingMove,
} from './moves.queries.ts'

/** The company moved several candidates at once. */
export const bulkMoveAct = defineAct('application.bulk-move', z.object({ bulkId: z.number() }))
export const stageTemplateRemoval = defineAct('stage-template.removal', z.object({}))

export const asMove = (item: BulkItem): PendingMove => ({
  ...item,
  from: item.fromStatus,
  to: item.toStatus,
})

export const stageActs = ({ queue }: Pick<Deps, 'queue'>): ActHandler[] => [
  handleAct(bulkMoveAct, {
    // Whom somebody has moved on since stays there.
    async undo(tx, { bulkId }) {
      const items = await lockWaitingItems(tx, bulkId)
      const [first] = await takeMovesBack(tx, (items ?? []).map(asMove))
      if (first === undefined) return false
      await deleteBulkMove(tx, bulkId)
      // One push for all: the people themselves have seen nothing.
      await refreshPagesOf(tx, await getParties(tx, first))
      return true
    },
    notify: async (tx, { bulkId }) => {
      if (await beginTelling(tx, bulkId)) await queue.enqueue(tx, tellMovesTask, { bulkId, turn: 0 })
    },
  }),
  handleRemoval(stageTemplateRemoval, { restored: async () => {} }),
]
