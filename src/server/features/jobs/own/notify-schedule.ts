import { endReminderDays } from '#contracts/jobs/publishing-figures.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
import type { JobRow } from '#server/features/jobs/jobs.queries.ts'
import { adEndsSoon, scheduledAdNotOpened, scheduledAdOpened } from './schedule-notices.words.ts'
import { markEnding } from './schedule.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>
type Named = Pick<JobRow, 'id' | 'companyId' | 'title'>

const list = '/company-dashboard/empleos'

/** A scheduled job is public. */
export async function tellOpened(deps: NotifyDeps, tx: Db, { id, companyId, title }: Named): Promise<void> {
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    {
      ...scheduledAdOpened(title),
      type: 'system',
      by: null,
      link: jobHref(id),
    },
  )
}

/** A scheduled job stays closed, and why. */
export async function tellNotOpened(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title }: Named,
  reason: string,
): Promise<void> {
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    {
      ...scheduledAdNotOpened(title, reason),
      type: 'system',
      by: null,
      link: `${list}?estado=archivados`,
    },
  )
}

/** How many are told of in one commit. */
const batch = 100

/** Reminds of jobs that end soon, once for each end. Scheduled. */
export async function tellOfEnds(deps: NotifyDeps & Pick<Deps, 'pool'>): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + endReminderDays * DAY)
  const tellSome = () =>
    transaction(deps, async (tx) => {
      const ending = await markEnding(tx, { now, until, limit: batch })
      for (const job of ending) await tellOfEnd(deps, tx, job)
      return ending.length
    })
  while ((await tellSome()) === batch);
}

async function tellOfEnd(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title, expiresAt }: Named & Pick<JobRow, 'expiresAt'>,
): Promise<void> {
  if (expiresAt === null) return
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    {
      ...adEndsSoon(title, expiresAt),
      type: 'system',
      by: null,
      link: `${list}?orden=terminan`,
    },
  )
}
