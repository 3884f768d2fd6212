import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { followPlanTerms } from '#server/features/plans/terms/plan-expiry.service.ts'

/** Every ten minutes, so that a plan ends on time and not the next morning. */
export const followTermsTask = defineTask('plans.follow-terms', z.object({}), { cron: '*/10 * * * *' })

export function planTasks(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [handleTask(followTermsTask, () => followPlanTerms(deps))]
}
