import type { StatusBody } from '#contracts/admin/posts.contract.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import { reactivatedNotice, restoredNotice } from '#domain/admin/post-notices.words.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireStandingService } from '#server/features/services/own/own-services.service.ts'
import { isTold, notTakenDown, restorableSince } from '#server/takedown.ts'
import { toldAfter } from '#server/told-after.ts'
import { decideService, lockDeletedService } from './takedown.queries.ts'
import { tellServiceDecision } from './takedown.tasks.ts'
import { tell } from './tell-decision.ts'

type DecideDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Takes a service down, or undoes that; what its owner wants with it stays. Returns the status before. Throws not_found,
 * also for a deleted one.
 */
export async function setServicePostStatus(
  deps: DecideDeps,
  { adminId }: Pick<AdminActor, 'adminId'>,
  id: number,
  { status, reason, note }: StatusBody,
): Promise<StatusBody['status']> {
  return transaction(deps, async (tx) => {
    const stored = await requireStandingService(tx, id)
    const { title, professionalId } = stored
    const before = stored.takenDownAt ? 'inactive' : 'active'
    if (status === 'inactive') {
      const takenDownAt = stored.takenDownAt ?? deps.clock.now()
      const why = { takenDownReason: reason, takenDownNote: note }
      await decideService(tx, id, { takenDownAt, ...why, takenDownBy: adminId })
      // A repeated call tells nothing new.
      if (before === 'active' || stored.takenDownReason !== reason || stored.takenDownNote !== note)
        await tellLater(deps, tx, { serviceId: id, at: takenDownAt, reason, isDeletion: false })
    } else if (before === 'inactive') {
      const isShown = await decideService(tx, id, notTakenDown)
      if (isTold(deps.clock.now(), stored.takenDownAt))
        await tell(deps, tx, professionalId, reactivatedNotice('service', { title, isShown }))
    }
    await notifyChange(tx, 'jobs')
    return before
  })
}

/** Deletes a service, which can be restored for a while; its conversations, hires and reviews remain. Throws not_found. */
export async function deleteServicePost(
  deps: DecideDeps,
  { adminId }: Pick<AdminActor, 'adminId'>,
  id: number,
  reason: ReportReason,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await requireStandingService(tx, id)
    const at = deps.clock.now()
    await decideService(tx, id, { deletedAt: at, deletedBy: adminId })
    await tellLater(deps, tx, { serviceId: id, at, reason, isDeletion: true })
    await notifyChange(tx, 'jobs')
  })
}

/** Restores a service that an administrator deleted, as it was. Throws not_found once the time is over. */
export async function restoreServicePost(deps: DecideDeps, id: number): Promise<void> {
  await transaction(deps, async (tx) => {
    const service = await lockDeletedService(tx, id, restorableSince(deps.clock.now()))
    if (!service) throw new AppError('not_found')
    const isShown = await decideService(tx, id, { deletedAt: null, deletedBy: null })
    if (isTold(deps.clock.now(), service.deletedAt))
      await tell(
        deps,
        tx,
        service.professionalId,
        restoredNotice('service', { title: service.title, isShown }),
      )
    await notifyChange(tx, 'jobs')
  })
}

/** The owner hears of it once it can no longer be undone. */
const tellLater = (
  { queue }: Pick<Deps, 'queue'>,
  tx: Db,
  { at, ...decision }: { serviceId: number; at: Date; reason: ReportReason; isDeletion: boolean },
) => queue.enqueue(tx, tellServiceDecision, { ...decision, at: at.toISOString() }, { delay: toldAfter })
