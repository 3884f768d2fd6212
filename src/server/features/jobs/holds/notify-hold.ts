import { jobHref, editJobHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
import type { JobRow } from '#server/features/jobs/jobs.queries.ts'
import { adKept, adReleased, confidentialAdHeld } from './hold-notices.words.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** The ad is public. Says nothing of one that its company closed or that was taken down. */
export async function notifyReleased(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title, isOpen, takenDownAt }: JobRow,
): Promise<void> {
  if (!isOpen || takenDownAt) return
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    { type: 'system', by: null, ...adReleased(title), link: jobHref(id) },
  )
}

/** The ad stays held, and why. */
export async function notifyKept(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title }: JobRow,
  note: string,
): Promise<void> {
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    { type: 'system', by: null, ...adKept(title, note), link: editJobHref(id) },
  )
}

/** A confidential ad is held because its company is no longer verified. Says nothing of one that is closed. */
export async function notifyUnknown(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title, isOpen, takenDownAt }: JobRow,
): Promise<void> {
  if (!isOpen || takenDownAt) return
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    { type: 'system', by: null, ...confidentialAdHeld(title), link: editJobHref(id) },
  )
}
