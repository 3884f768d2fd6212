import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { claimReminders, endPlans, type PlanHolder } from './plan-expiry.queries.ts'
import { planEnded, planEndsSoon, type PlanNews, planNewsMail } from './plans.mails.ts'

type ExpiryDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** People are told this long before their plan ends. In milliseconds. */
const reminderBefore = 7 * 86_400_000

/** Tells whose plan ends within a week, once for each term, and ends those that are over: nobody loses what is stored. Run by the clock. */
export async function followPlanTerms(deps: ExpiryDeps): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps, async (tx) => {
    for (const holder of await claimReminders(tx, now, new Date(now.getTime() + reminderBefore)))
      await tell(deps, tx, holder, planEndsSoon(holder.endsAt))
  })
  await transaction(deps, async (tx) => {
    const ended = await endPlans(tx, now)
    for (const holder of ended) await tell(deps, tx, holder, planEnded[holder.kind])
    if (ended.length > 0) await notifyChange(tx, 'jobs')
  })
}

async function tell(deps: ExpiryDeps, tx: Db, holder: PlanHolder, news: PlanNews): Promise<void> {
  await notify(deps, tx, { userId: holder.userId, type: 'system', ...news, link: '/plans/upgrade' })
  if (holder.isSuspended) return
  await sendMail(deps, tx, {
    to: holder.email,
    ...planNewsMail(deps.config.publicUrl, news, holder.name),
  })
}
