import { z } from 'zod'
import type { FeedRunStarter } from '#contracts/jobs/job-feeds-vocabulary.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask } from '#server/queue/task.ts'
import { insertRun } from './feed-runs.queries.ts'
import { listDueFeeds, lockFeed, updateFeed } from './feeds.queries.ts'

/** Reads a feed. A run that has ended does nothing. In seconds: a feed is read, and then some hundred ads written. */
export const feedRunTask = defineTask('jobs.feed-run', z.object({ runId: z.number() }), { limit: 900 })

/** Starts a run of a feed, unless one has not ended: then it returns false. */
export async function startRun(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  feedId: number,
  { startedBy, mayClose = false }: { startedBy: FeedRunStarter; mayClose?: boolean },
): Promise<boolean> {
  const run = await insertRun(tx, { feedId, startedBy, mayClose, startedAt: deps.clock.now() })
  if (!run) return false
  await deps.queue.enqueue(tx, feedRunTask, { runId: run.id })
  return true
}

/** How many start in one turn; the next one continues. */
const batch = 200

/** Starts the feeds whose time has come. Their end sets the next time. */
export async function startDueRuns(deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>): Promise<void> {
  for (const id of await listDueFeeds(deps.db, deps.clock.now(), batch))
    await transaction(deps, async (tx) => {
      const feed = await lockFeed(tx, id)
      if (!feed?.nextRunAt || feed.nextRunAt > deps.clock.now()) return
      await updateFeed(tx, id, { nextRunAt: null })
      await startRun(deps, tx, id, { startedBy: 'schedule' })
    })
}
