import { restoreDays } from '#contracts/figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import { deletedNotice, type PostNotice, takenDownNotice } from '#domain/admin/post-notices.words.ts'
import { editJobHref } from '#domain/jobs/jobs.address.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { announceJob } from '#server/features/jobs/announce-job.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findDecided } from './takedown.queries.ts'

type TellDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** Tells the company that a job was taken down or deleted, if that still stands. */
export async function tellOfDecision(
  deps: TellDeps,
  {
    jobId: id,
    at,
    reason,
    isDeletion,
  }: { jobId: number; at: string; reason: ReportReason; isDeletion: boolean },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const job = await findDecided(tx, id)
    if (!job) return
    const { title, companyId, deletedAt, takenDownAt, takenDownReason, takenDownNote: note } = job
    const stands = (instant: Date | null) => instant?.toISOString() === at
    if (isDeletion && stands(deletedAt)) {
      await tell(
        deps,
        tx,
        { id: null, companyId },
        deletedNotice('job', { title, reason, days: restoreDays }),
      )
      if (job.isOpen && takenDownAt === null) await announceJob(deps, tx, job, 'job_closed')
    }
    // Another reason given meanwhile has a task of its own.
    if (!isDeletion && stands(takenDownAt) && deletedAt === null && takenDownReason === reason) {
      await tell(deps, tx, { id, companyId }, takenDownNotice('job', { title, reason, note }))
      if (job.isOpen) await announceJob(deps, tx, job, 'job_closed')
    }
  })
}

/** Tells the company. The link of one that is gone is the list. An imported ad has nobody to tell. */
export async function tell(
  deps: TellDeps,
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
