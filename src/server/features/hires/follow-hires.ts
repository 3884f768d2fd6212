import { dueOf, isDue, looksAt } from '#domain/orders/deadlines.ts'
import { markReminded } from '#domain/orders/order.ts'
import { takeStep } from '#domain/orders/steps.ts'
import { commitInBatches } from '#server/db/commit-in-batches.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { bookStep, pushToBoth, writeStep } from './hires.acts.ts'
import { claimDue, getHire, type HireRow, setHireState } from './hires.queries.ts'
import { notifyClockStep, notifySoon } from './notify-clock.ts'
import { orderOf } from './order-state.ts'

type FollowDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * What the clock does with orders: reminders and the steps of `deadlines.ts`, such as the completion of a delivery that the company has
 * not answered. Scheduled; safe to run twice, and concurrently.
 */
export const followHires = (deps: FollowDeps): Promise<void> => commitInBatches(deps, followSome)

async function followSome(deps: FollowDeps, tx: Db, limit: number): Promise<number> {
  const claimed = await claimDue(tx, deps.clock.now(), limit)
  for (const hire of claimed) await follow(deps, tx, hire)
  return claimed.length
}

async function follow(deps: FollowDeps, tx: Db, hire: HireRow): Promise<void> {
  const now = deps.clock.now()
  const order = orderOf(hire)
  const due = dueOf(order)
  const step = due.find((one) => isDue(order, one.step, now))?.step
  const taken = step && takeStep(order, step, { by: 'clock', now })
  if (taken) {
    const { order: after, effects } = taken
    const eventId = await writeStep(tx, hire, after, {
      kind: step,
      userId: null,
      at: now,
      isNotified: true,
      effects,
    })
    await bookStep(deps, tx, hire, eventId)
    const changed = await getHire(tx, hire.id)
    await notifyClockStep(deps, tx, changed, { step, before: hire })
    await pushToBoth(tx, changed)
    return
  }
  const soon = due.find(({ reminder }) => reminder && reminder.at <= now)
  const reminded = soon ? markReminded(order, now) : order
  await setHireState(tx, hire.id, { remindedAt: reminded.remindedAt, nextAt: looksAt(reminded) })
  if (!soon) return
  const at = dueOf(reminded).find(({ step: name }) => name === soon.step)!.at
  await notifySoon(deps, tx, hire, { step: soon.step, at, who: soon.reminder!.who })
}
