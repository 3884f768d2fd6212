import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import {
  orderContestedTask,
  orderMoneyLostTask,
  orderPaidTask,
} from '#server/features/plans/payments/payment-events.tasks.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { settleDecision } from '#server/features/hires/disputes/administration/decide-dispute.service.ts'
import { settleDecisionTask } from '#server/features/hires/disputes/administration/decision.tasks.ts'
import { followHires } from './follow-hires.ts'
import { freezeOrder } from './freeze-order.ts'
import { fundOrder, loseOrderMoney } from './pay-order.ts'
import { openOldReviews } from './review-company.ts'
import { followQuotes } from '#server/features/hires/quotes/follow-quotes.ts'

const followTask = defineTask('hires.follow', z.object({}), { cron: '20 * * * *' })

export function hireTasks(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(orderPaidTask, ({ paymentId }) => fundOrder(deps, paymentId)),
    handleTask(orderMoneyLostTask, (lost) => loseOrderMoney(deps, lost)),
    handleTask(orderContestedTask, (contest) => freezeOrder(deps, contest)),
    handleTask(followTask, async () => {
      await followHires(deps)
      await openOldReviews(deps)
      await followQuotes(deps)
    }),
    handleTask(settleDecisionTask, (decision) => settleDecision(deps, decision)),
  ]
}
