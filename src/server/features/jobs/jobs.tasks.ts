import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { accountProved } from '#server/features/accounts/accounts.tasks.ts'
import { measurePay, signTexts } from '#server/features/jobs/risk/ad-facts.service.ts'
import { carryOutDecision } from '#server/features/jobs/holds/hold-decision.service.ts'
import { carryOutHoldDecision } from '#server/features/jobs/holds/hold-decision.tasks.ts'
import { settleHoldsOf } from '#server/features/jobs/holds/holds.service.ts'
import { removeOldSearches } from '#server/features/jobs/searches/search-counts.service.ts'
import { tellOfEnds } from '#server/features/jobs/own/notify-schedule.ts'
import { openScheduledJobs } from '#server/features/jobs/own/schedule.service.ts'
import { feedTasks } from '#server/features/jobs/feeds/feeds.tasks.ts'
import { closeExpiredJobs } from './jobs.service.ts'

export const expireTask = defineTask('jobs.expire', z.object({}), { cron: '*/5 * * * *' })
export const openTask = defineTask('jobs.open-scheduled', z.object({}), { cron: '*/5 * * * *' })
export const endsTask = defineTask('jobs.tell-ends', z.object({}), { cron: '40 13 * * *' })
export const signTextsTask = defineTask('jobs.sign-texts', z.object({}), { cron: '25 * * * *' })
export const measurePayTask = defineTask('jobs.measure-pay', z.object({}), { cron: '50 */6 * * *' })

/** Every night: searched words that are too old or too rare. */
const forgetSearches = defineTask('jobs.forget-searches', z.object({}), { cron: '50 3 * * *' })

export function jobTasks(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'feeds'>,
): TaskHandler[] {
  return [
    handleTask(expireTask, async () => closeExpiredJobs(deps)),
    handleTask(openTask, () => openScheduledJobs(deps)),
    handleTask(endsTask, () => tellOfEnds(deps)),
    handleTask(forgetSearches, () => removeOldSearches(deps)),
    handleTask(signTextsTask, async () => signTexts(deps)),
    handleTask(measurePayTask, async () => measurePay(deps)),
    handleTask(carryOutHoldDecision, (data) => carryOutDecision(deps, data)),
    ...feedTasks(deps),
    handleTask(accountProved, ({ userId }) => settleHoldsOf(deps, userId)),
  ]
}
