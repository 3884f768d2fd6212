import { mostCounted } from '#contracts/admin/admin-figures.ts'
import {
  type ModerationDecision,
  type ModerationFilters,
  queuePageSize,
} from '#contracts/admin/moderation.contract.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { toldAfter } from '#server/told-after.ts'
import { tellCvModeration } from '#server/features/cv/cv.tasks.ts'
import {
  countModeratedCvs,
  listModeratedCvs,
  lockCvModeration,
  setCvModeration,
} from './cv-moderation.queries.ts'

/** A page of the CVs of profiles with their moderation. */
export async function pageOfModeratedCvs({ db }: Pick<Deps, 'db'>, { after, ...filters }: ModerationFilters) {
  const total = await countModeratedCvs(db, filters, mostCounted)
  const slice = { after, limit: queuePageSize + 1, areMany: total === mostCounted }
  const rows = await listModeratedCvs(db, filters, slice)
  return { rows: rows.slice(0, queuePageSize), total, hasMore: rows.length > queuePageSize }
}

/**
 * Decides about the CV of a profile and returns its status before. A rejected one is hidden from the companies that have
 * it, too. The owner is told when the decision can no longer be undone. Throws not_found, or item_changed when it was
 * replaced after the administrator read it.
 */
export async function moderateCv(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  admin: Pick<AdminActor, 'adminId'>,
  professionalId: number,
  { status, note, submittedAt }: ModerationDecision,
) {
  const at = deps.clock.now()
  return transaction(deps, async (tx) => {
    const before = await lockCvModeration(tx, professionalId)
    if (!before) throw new AppError('not_found')
    if (submittedAt !== undefined && before.submittedAt.toISOString() !== submittedAt)
      throw new AppError('item_changed')
    await setCvModeration(tx, before.cvId, { status, note, at, by: admin.adminId })
    await deps.queue.enqueue(
      tx,
      tellCvModeration,
      { cvId: before.cvId, decidedAt: at.toISOString() },
      { delay: toldAfter },
    )
    return before.status
  })
}
