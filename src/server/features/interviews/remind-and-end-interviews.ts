import { reminderHours } from '#contracts/interviews/interview-figures.ts'
import { HOUR } from '#domain/time/durations.ts'
import { commitInBatches } from '#server/db/commit-in-batches.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { endOne } from './end-interviews.ts'
import { claim, dueFor, updateInterview, withdrawnBefore } from './interviews.queries.ts'
import { isStopped } from './linked-interview.service.ts'
import { notifySoon } from './notify-interview.ts'

type FollowDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** A withdrawal can be undone for some seconds. In milliseconds. */
const withdrawalIsFinal = 60_000

/**
 * Reminds both sides the day before and the hour before, and cancels what a candidate leaves by withdrawing. Scheduled; safe to
 * run twice, and concurrently.
 */
export async function remindAndEnd(deps: FollowDeps): Promise<void> {
  await commitInBatches(deps, endWithdrawn)
  await commitInBatches(deps, (all, tx, limit) => remind(all, tx, limit, 'hour'))
  await commitInBatches(deps, (all, tx, limit) => remind(all, tx, limit, 'day'))
}

async function remind(deps: FollowDeps, tx: Db, limit: number, within: 'day' | 'hour'): Promise<number> {
  const now = deps.clock.now()
  const column = within === 'day' ? 'dayRemindedAt' : 'hourRemindedAt'
  const until = new Date(now.getTime() + reminderHours[within] * HOUR)
  const soon = await claim(tx, dueFor(column, now, until), limit)
  for (const row of soon) {
    // The reminder of the last hour replaces the other.
    await updateInterview(tx, row.id, {
      dayRemindedAt: now,
      ...(within === 'hour' ? { hourRemindedAt: now } : {}),
    })
    if (!isStopped(row)) await notifySoon(deps, tx, row, within)
  }
  return soon.length
}

/** The task of a withdrawal ends them at once; this is for those that it did not find, such as a proposal that followed. */
async function endWithdrawn(deps: FollowDeps, tx: Db, limit: number): Promise<number> {
  const now = deps.clock.now()
  const left = await claim(tx, withdrawnBefore(tx, new Date(now.getTime() - withdrawalIsFinal), now), limit)
  for (const row of left) await endOne(deps, tx, row, 'withdrawn')
  return left.length
}
