import { planReminderDays } from '#contracts/figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { claimReminders, endPlans, type PlanHolder } from './plan-expiry.queries.ts'
import { planEnded, planEndsSoon, type PlanNews } from '#server/features/plans/plans.mails.ts'

type ExpiryDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** How long before the end of a plan its holder is reminded. In milliseconds. */
const reminderBefore = planReminderDays * DAY

/**
 * Reminds holders of plans that end within a week, once per term, and ends expired plans. Stored data is never
 * deleted. Scheduled.
 */
export async function followPlanTerms(deps: ExpiryDeps): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps, async (tx) => {
    for (const holder of await claimReminders(tx, now, new Date(now.getTime() + reminderBefore)))
      await notifyHolder(deps, tx, holder, { ...planEndsSoon(holder.endsAt), link: ownPlan[holder.kind] })
  })
  await transaction(deps, async (tx) => {
    const ended = await endPlans(tx, now)
    for (const holder of ended)
      await notifyHolder(deps, tx, holder, { ...planEnded[holder.kind], link: '/plans/upgrade' })
    if (ended.length > 0) await notifyChange(tx, 'jobs')
  })
}

/** Where an active plan is shown: there is nothing to buy yet. */
export const ownPlan = { company: '/company-dashboard/membresia', professional: '/dashboard/membresia' }

async function notifyHolder(
  deps: ExpiryDeps,
  tx: Db,
  holder: PlanHolder,
  news: PlanNews & { link: string },
): Promise<void> {
  await notify(deps, tx, {
    userId: holder.userId,
    by: null,
    type: 'system',
    ...news,
    mail: { subject: news.title, heading: `Hola, ${holder.name}`, label: 'Ver mi plan' },
  })
}
