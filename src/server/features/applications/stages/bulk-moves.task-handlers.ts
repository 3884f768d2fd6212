import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { asMove } from './bulk-moves.acts.ts'
import { tellMovesTask } from './bulk-moves.tasks.ts'
import { endTurn, listPendingItems, lockTelling, markNotified } from './moves.queries.ts'
import { settleMove } from './settle-move.ts'

type TellDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

const batch = 100

/**
 * Tells one batch. The notices, the marks of who was told and the next batch are one commit: a process that dies in between tells
 * nobody twice and forgets nobody.
 */
async function tellMoves(deps: TellDeps, { bulkId, turn }: { bulkId: number; turn: number }): Promise<void> {
  await transaction(deps, async (tx) => {
    if (!(await lockTelling(tx, bulkId, turn))) return
    const items = await listPendingItems(tx, bulkId, batch)
    for (const item of items) await settleMove(deps, tx, asMove(item))
    await markNotified(
      tx,
      bulkId,
      items.map(({ applicationId }) => applicationId),
    )
    const isLast = items.length < batch
    await endTurn(tx, bulkId, { isLast })
    if (!isLast) await deps.queue.enqueue(tx, tellMovesTask, { bulkId, turn: turn + 1 })
  })
}

export const stageTasks = (deps: TellDeps): TaskHandler[] => [
  handleTask(tellMovesTask, (data) => tellMoves(deps, data)),
]
