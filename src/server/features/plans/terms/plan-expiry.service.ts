import { planReminderDays } from '#contracts/plans/plan-figures.ts'
import { lastReminderDays, planGraceDays } from '#domain/plans/terms.ts'
import { DAY } from '#domain/time/durations.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { claimReminders, endPlans, type PlanHolder } from './plan-expiry.queries.ts'
import { planEnded, planEndsSoon, planHasEnded, type PlanWords, withPlanMail } from './plan-notices.words.ts'

type ExpiryDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** When the holder of a plan hears of its end: days before it, and what is said. The last is the end itself. */
const stages = [
  { before: planReminderDays, next: lastReminderDays, news: planEndsSoon },
  { before: lastReminderDays, next: 0, news: planEndsSoon },
  { before: 0, next: -planGraceDays, news: planHasEnded },
]

/**
 * Reminds holders of plans that end, once per term and stage, and ends plans whose grace is over. Stored data is never
 * deleted. Scheduled.
 */
export async function followPlanTerms(deps: ExpiryDeps): Promise<void> {
  const now = deps.clock.now()
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  await transaction(deps, async (tx) => {
    for (const { before, next, news } of stages)
      for (const holder of await claimReminders(tx, now, {
        after: inDays(next),
        until: inDays(before),
        before,
      }))
        await notifyHolder(deps, tx, holder, news(holder.endsAt))
  })
  await transaction(deps, async (tx) => {
    const ended = await endPlans(tx, inDays(-planGraceDays))
    for (const holder of ended) await notifyHolder(deps, tx, holder, planEnded[holder.kind])
    if (ended.length > 0) await notifyChange(tx, 'jobs')
  })
}

/** Where a plan is shown. */
export const ownPlan = { company: '/company-dashboard/membresia', professional: '/dashboard/membresia' }

const notifyHolder = (
  deps: ExpiryDeps,
  tx: Db,
  { userId, name }: PlanHolder,
  words: PlanWords,
): Promise<void> =>
  notify(deps, tx, {
    ...withPlanMail(words, name),
    userId,
    by: null,
    type: 'system',
    link: '/plans/upgrade',
  })
