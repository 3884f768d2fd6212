import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { savedJobsClose } from './closing-notices.words.ts'
import { claimClosing } from './saved-jobs.queries.ts'

/** Reminders cover jobs that close within this time or closed within it. In milliseconds. */
const reminderDays = 2
const reminderWindow = reminderDays * DAY

/**
 * Notifies each person, once per job, that saved jobs close within two days or have closed: in one message, without
 * jobs they applied to. A concurrent call finds none left.
 */
export async function remindOfClosing(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps, async (tx) => {
    const claimed = await claimClosing(tx, {
      now,
      from: new Date(now.getTime() - reminderWindow),
      until: new Date(now.getTime() + reminderWindow),
    })
    for (const [userId, jobs] of Map.groupBy(claimed, (job) => job.userId)) {
      await notify(deps, tx, {
        ...savedJobsClose(jobs, reminderDays),
        userId,
        by: null,
        type: 'job_match',
        link: '/dashboard/guardados',
      })
    }
  })
}
