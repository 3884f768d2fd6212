import { mostCounted } from '#contracts/admin/admin-figures.ts'
import {
  type ModerationDecision,
  type ModerationFilters,
  queuePageSize,
} from '#contracts/admin/moderation.contract.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { toldAfter } from '#server/told-after.ts'
import {
  countModeratedServices,
  listModeratedServices,
  lockModeration,
  setModeration,
} from './service-moderation.queries.ts'
import { tellServiceModeration } from './service-moderation.tasks.ts'

/** A page of services with their moderation. */
export async function pageOfModeratedServices(
  { db }: Pick<Deps, 'db'>,
  { after, ...filters }: ModerationFilters,
) {
  const total = await countModeratedServices(db, filters, mostCounted)
  const slice = { after, limit: queuePageSize + 1, areMany: total === mostCounted }
  const rows = await listModeratedServices(db, filters, slice)
  return { rows: rows.slice(0, queuePageSize), total, hasMore: rows.length > queuePageSize }
}

/**
 * Decides about a service and returns its status before. The owner is told when the decision can no longer be undone.
 * Throws not_found, or item_changed when it was edited after the administrator read it.
 */
export async function moderateService(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  admin: Pick<AdminActor, 'adminId'>,
  id: number,
  { status, note, submittedAt }: ModerationDecision,
) {
  const at = deps.clock.now()
  return transaction(deps, async (tx) => {
    const before = await lockModeration(tx, id)
    if (!before) throw new AppError('not_found')
    if (submittedAt !== undefined && before.submittedAt.toISOString() !== submittedAt)
      throw new AppError('item_changed')
    await setModeration(tx, id, { status, note, at, by: admin.adminId })
    await notifyChange(tx, 'jobs')
    await deps.queue.enqueue(
      tx,
      tellServiceModeration,
      { serviceId: id, decidedAt: at.toISOString() },
      { delay: toldAfter },
    )
    return before.status
  })
}
