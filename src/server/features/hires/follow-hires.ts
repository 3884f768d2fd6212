import { completesAfter, remindsBefore } from '#domain/hires/completion.ts'
import { inBatches } from '#server/db/batches.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { pushToBoth, writeStep } from './hires.acts.ts'
import { claimOverdue, claimToRemind, getHire } from './hires.queries.ts'
import { notifyCompleted, notifyCompletesSoon } from './notify-hire.ts'

type FollowDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Completes deliveries that the company has not answered within the term, and reminds both sides two days before.
 * Scheduled; safe to run twice, and concurrently.
 */
export async function followHires(deps: FollowDeps): Promise<void> {
  await inBatches(deps, completeDelivered)
  await inBatches(deps, remind)
}

const before = (now: Date, time: number): Date => new Date(now.getTime() - time)

async function completeDelivered(deps: FollowDeps, tx: Db, limit: number): Promise<number> {
  const now = deps.clock.now()
  const overdue = await claimOverdue(tx, {
    deliveredBefore: before(now, completesAfter),
    remindedBefore: before(now, remindsBefore),
    limit,
  })
  for (const { id } of overdue) {
    await writeStep(tx, id, { status: 'completed', userId: null, at: now, isTold: true })
    const hire = await getHire(tx, id)
    await notifyCompleted(deps, tx, hire)
    await pushToBoth(tx, hire)
  }
  return overdue.length
}

async function remind(deps: FollowDeps, tx: Db, limit: number): Promise<number> {
  const now = deps.clock.now()
  const deliveredBefore = before(now, completesAfter - remindsBefore)
  const soon = await claimToRemind(tx, { deliveredBefore, limit, now })
  for (const hire of soon) await notifyCompletesSoon(deps, tx, hire)
  return soon.length
}
