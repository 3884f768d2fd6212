import { z } from 'zod'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { deleteRunsBefore, listUnendedRuns } from './feed-runs.queries.ts'
import { deleteFeedsBefore } from './feeds.queries.ts'
import { runFeed } from './run-feed.ts'
import { feedRunTask, startDueRuns } from './start-run.ts'

/** Every few minutes: the feeds whose time has come, and runs whose task was lost. */
export const feedsDueTask = defineTask('jobs.feeds-due', z.object({}), { cron: '*/5 * * * *' })

const cleanUpTask = defineTask('jobs.feeds-clean-up', z.object({}), { cron: '15 4 * * *' })

/** How long runs are listed, and stopped feeds kept (days); when a run counts as lost (ms). */
const runDays = 90
const stoppedDays = 30
const lostAfter = HOUR

export function feedTasks(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'feeds'>,
): TaskHandler[] {
  const ago = (ms: number) => new Date(deps.clock.now().getTime() - ms)
  return [
    handleTask(feedRunTask, (data) => runFeed(deps, data)),
    handleTask(feedsDueTask, async () => {
      await startDueRuns(deps)
      const lost = (await listUnendedRuns(deps.db, ago(lostAfter))).map((runId) => ({ runId }))
      if (lost.length > 0) await transaction(deps, (tx) => deps.queue.enqueueAll(tx, feedRunTask, lost))
    }),
    handleTask(cleanUpTask, async () => {
      await deleteRunsBefore(deps.db, ago(runDays * DAY))
      await deleteFeedsBefore(deps.db, ago(stoppedDays * DAY))
    }),
  ]
}
