import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { ModerationDecision, ModerationFilters } from '#contracts/admin/moderation-input.ts'
import { queuePageSize } from '#contracts/admin/moderation.contract.ts'
import type { ModerationQueue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import {
  countModerated,
  decideModerated,
  findDecided,
  listModerated,
  lockModerated,
} from '#server/db/moderated-rows.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { Moderated } from '#server/moderated.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { kindOf } from './moderated-kinds.ts'
import { tellModeration } from './moderation.tasks.ts'
import { readOpenedBy, requireNotOpened } from './opened-items.service.ts'

/** A page of a queue, and who else has each of its items open, by id. */
export async function pageOfQueue<Content>(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<AdminActor, 'adminId'>,
  { queue, kind }: { queue: ModerationQueue; kind: Moderated<Content> },
  { after, ...filters }: ModerationFilters,
) {
  const [found, total] = await Promise.all([
    listModerated(deps.db, kind.source, filters, { after, limit: queuePageSize + 1 }),
    countModerated(deps.db, kind.source, filters, mostCounted),
  ])
  const rows = found.slice(0, queuePageSize)
  const ids = rows.map(({ id }) => id)
  const openedBy = await readOpenedBy(deps, admin, queue, ids)
  return { rows, openedBy, total, hasMore: found.length > queuePageSize }
}

/**
 * Decides about an item and returns its status before. The owner is told when the decision can no longer be undone. Throws
 * not_found, opened_by_other, or item_changed when it was changed after the administrator read it.
 */
export async function moderate(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  admin: Pick<AdminActor, 'adminId'>,
  { queue, id }: { queue: ModerationQueue; id: number },
  { status, note, submittedAt }: ModerationDecision,
): Promise<ModerationStatus> {
  await requireNotOpened(deps, admin, queue, id)
  const { source, lock, decided } = kindOf(queue)
  const at = deps.clock.now()
  return transaction(deps, async (tx) => {
    await lock?.(tx, id)
    const before = await lockModerated(tx, source, id)
    if (!before) throw new AppError('not_found')
    if (submittedAt !== undefined && before.submittedAt.toISOString() !== submittedAt)
      throw new AppError('item_changed')
    await decideModerated(tx, source, id, { status, note, at, by: admin.adminId })
    await decided?.(tx, { rowId: before.rowId, userId: before.userId, status }, deps)
    const task = { queue, id, decidedAt: at.toISOString() }
    await deps.queue.enqueue(tx, tellModeration, task, { delay: noticeDelay })
    return before.status
  })
}

/** Tells the owner of a decision, unless it was undone or the thing was changed meanwhile. */
async function tell(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { queue, id, decidedAt }: { queue: ModerationQueue; id: number; decidedAt: string },
): Promise<void> {
  const { source, notice } = kindOf(queue)
  await transaction(deps, async (tx) => {
    const row = await findDecided(tx, source, id, new Date(decidedAt))
    if (!row || row.status === 'pending') return
    const content = notice(row)
    if (content) await notify(deps, tx, { ...content, userId: row.userId, type: 'system', by: null })
  })
}

export const moderationTasks = (deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] => [
  handleTask(tellModeration, (data) => tell(deps, data)),
]
