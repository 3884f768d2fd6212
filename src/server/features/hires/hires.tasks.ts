import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { settleDecision } from '#server/features/hires/disputes/administration/decide-dispute.service.ts'
import { settleDecisionTask } from '#server/features/hires/disputes/administration/decision.tasks.ts'
import { followHires } from './follow-hires.ts'
import { openOldReviews } from './review-company.ts'

const followTask = defineTask('hires.follow', z.object({}), { cron: '20 * * * *' })

export function hireTasks(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(followTask, async () => {
      await followHires(deps)
      await openOldReviews(deps)
    }),
    handleTask(settleDecisionTask, (decision) => settleDecision(deps, decision)),
  ]
}
