import type { StatusBody } from '#contracts/admin/posts.contract.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import { reactivatedNotice, restoredNotice } from '#domain/admin/post-notices.words.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { announceJob } from '#server/features/jobs/announce-job.ts'
import { requireStanding } from '#server/features/jobs/own/open-job.ts'
import { isTold, notTakenDown, restorableSince } from '#server/takedown.ts'
import { toldAfter } from '#server/told-after.ts'
import { decideJob, lockDeletedJob } from './takedown.queries.ts'
import { tellJobDecision } from './takedown.tasks.ts'
import { tell } from './tell-decision.ts'

type DecideDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Takes a job down, or undoes that; what its company wants with it stays. Returns the status before. Throws not_found,
 * also for a deleted one.
 */
export async function setJobPostStatus(
  deps: DecideDeps,
  { adminId }: Pick<AdminActor, 'adminId'>,
  id: number,
  { status, reason, note }: StatusBody,
): Promise<StatusBody['status']> {
  return transaction(deps, async (tx) => {
    const stored = await requireStanding(tx, id)
    const { title, companyId } = stored
    const before = stored.takenDownAt ? 'inactive' : 'active'
    if (status === 'inactive') {
      const takenDownAt = stored.takenDownAt ?? deps.clock.now()
      const why = { takenDownReason: reason, takenDownNote: note }
      await decideJob(tx, id, { takenDownAt, ...why, takenDownBy: adminId })
      // A repeated call tells nothing new.
      if (before === 'active' || stored.takenDownReason !== reason || stored.takenDownNote !== note)
        await tellLater(deps, tx, { jobId: id, at: takenDownAt, reason, isDeletion: false })
    } else if (before === 'inactive') {
      const isShown = await decideJob(tx, id, notTakenDown)
      if (isTold(deps.clock.now(), stored.takenDownAt))
        await tellReturned(deps, tx, { id, companyId }, isShown, reactivatedNotice('job', { title, isShown }))
    }
    await notifyChange(tx, 'jobs')
    return before
  })
}

/** Deletes a job, which can be restored for a while; its applications and shown scores remain. Throws not_found. */
export async function deleteJobPost(
  deps: DecideDeps,
  { adminId }: Pick<AdminActor, 'adminId'>,
  id: number,
  reason: ReportReason,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await requireStanding(tx, id)
    const at = deps.clock.now()
    await decideJob(tx, id, { deletedAt: at, deletedBy: adminId })
    await tellLater(deps, tx, { jobId: id, at, reason, isDeletion: true })
    await notifyChange(tx, 'jobs')
  })
}

/**
 * Restores a job that an administrator deleted, as it was; the plan's limit is not asked, because its company did not
 * choose the deletion. Throws not_found once the time is over.
 */
export async function restoreJobPost(deps: DecideDeps, id: number): Promise<void> {
  await transaction(deps, async (tx) => {
    const job = await lockDeletedJob(tx, id, restorableSince(deps.clock.now()))
    if (!job) throw notFound('job')
    const isShown = await decideJob(tx, id, { deletedAt: null, deletedBy: null })
    if (isTold(deps.clock.now(), job.deletedAt))
      await tellReturned(deps, tx, job, isShown, restoredNotice('job', { title: job.title, isShown }))
    await notifyChange(tx, 'jobs')
  })
}

/** A decision that the owner knew is taken back: the owner and its systems hear of that, too. */
async function tellReturned(
  deps: DecideDeps,
  tx: Db,
  job: { id: number; companyId: number },
  isShown: boolean,
  notice: Parameters<typeof tell>[3],
): Promise<void> {
  await tell(deps, tx, { id: job.id, companyId: job.companyId, isGone: false }, notice)
  if (isShown) await announceJob(deps, tx, job, 'job_published')
}

/** The owner hears of it once it can no longer be undone. */
const tellLater = (
  { queue }: Pick<Deps, 'queue'>,
  tx: Db,
  { at, ...decision }: { jobId: number; at: Date; reason: ReportReason; isDeletion: boolean },
) => queue.enqueue(tx, tellJobDecision, { ...decision, at: at.toISOString() }, { delay: toldAfter })
