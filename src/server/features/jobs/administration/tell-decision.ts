import { restoreDays } from '#contracts/figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import { deletedNotice, type PostNotice, takenDownNotice } from '#domain/admin/post-notices.words.ts'
import { editJobHref } from '#domain/jobs/jobs.address.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { announceJob } from '#server/features/jobs/announce-job.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
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
        { id, companyId, isGone: true },
        deletedNotice('job', { title, reason, days: restoreDays }),
      )
      if (job.isOpen && takenDownAt === null) await announceJob(deps, tx, job, 'job_closed')
    }
    // Another reason given meanwhile has a task of its own.
    if (!isDeletion && stands(takenDownAt) && deletedAt === null && takenDownReason === reason) {
      await tell(deps, tx, { id, companyId, isGone: false }, takenDownNotice('job', { title, reason, note }))
      if (job.isOpen) await announceJob(deps, tx, job, 'job_closed')
    }
  })
}

/** Tells the company. The link of one that is gone is the list. An imported ad has nobody to tell. */
export async function tell(
  deps: TellDeps,
  tx: Db,
  { id, companyId, isGone }: { id: number; companyId: number; isGone: boolean },
  { title, message, paragraph }: PostNotice,
): Promise<void> {
  await lockPublisher(tx, companyId)
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    {
      type: 'system',
      by: null,
      title,
      message,
      link: isGone ? '/company-dashboard/empleos' : editJobHref(id),
      mail: {
        subject: title,
        heading: title,
        label: isGone ? 'Ver tus empleos' : 'Ver el aviso',
        ...(paragraph === null ? {} : { paragraphs: [paragraph] }),
      },
    },
  )
}
