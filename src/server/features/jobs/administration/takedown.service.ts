import type { StatusBody } from '#contracts/admin/posts.contract.ts'
import { restoreDays } from '#contracts/figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import {
  deletedNotice,
  type PostNotice,
  reactivatedNotice,
  restoredNotice,
  takenDownNotice,
} from '#domain/admin/post-notices.words.ts'
import { editJobHref } from '#domain/jobs/jobs.address.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { requireStanding } from '#server/features/jobs/jobs.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { notTakenDown, restorableSince } from '#server/takedown.ts'
import { decideJob, lockDeletedJob } from './takedown.queries.ts'

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
        await tell(deps, tx, { id, companyId }, takenDownNotice('job', { title, reason, note }))
    } else if (before === 'inactive') {
      const isShown = await decideJob(tx, id, notTakenDown)
      await tell(deps, tx, { id, companyId }, reactivatedNotice('job', { title, isShown }))
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
    const { title, companyId } = await requireStanding(tx, id)
    await decideJob(tx, id, { deletedAt: deps.clock.now(), deletedBy: adminId })
    await tell(deps, tx, { id: null, companyId }, deletedNotice('job', { title, reason, days: restoreDays }))
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
    await tell(deps, tx, job, restoredNotice('job', { title: job.title, isShown }))
    await notifyChange(tx, 'jobs')
  })
}

/** Tells the company. The link of one that is gone is the list. An imported ad has nobody to tell. */
async function tell(
  deps: DecideDeps,
  tx: Db,
  { id, companyId }: { id: number | null; companyId: number },
  { title, message, paragraph }: PostNotice,
): Promise<void> {
  const { userId } = await lockPublisher(tx, companyId)
  if (userId === null) return
  await notify(deps, tx, {
    userId,
    type: 'system',
    by: null,
    title,
    message,
    link: id === null ? '/company-dashboard/empleos' : editJobHref(id),
    mail: {
      subject: title,
      heading: title,
      label: id === null ? 'Ver tus empleos' : 'Ver el aviso',
      ...(paragraph === null ? {} : { paragraphs: [paragraph] }),
    },
  })
}
