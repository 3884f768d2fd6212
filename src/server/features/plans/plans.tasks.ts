import { z } from 'zod'
import type { BackgroundLog, Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import {
  bookEvent,
  reconcilePayments,
  returnCharge,
} from '#server/features/plans/payments/payment-events.service.ts'
import {
  bookEventTask,
  reconcileTask,
  returnChargeTask,
} from '#server/features/plans/payments/payment-events.tasks.ts'
import { sendRefundTask } from '#server/features/plans/refunds/refunds.tasks.ts'
import { sendRefund } from '#server/features/plans/refunds/send-refund.ts'
import { followPlanTerms } from '#server/features/plans/terms/plan-expiry.service.ts'

/** Every ten minutes, so that a plan ends on time and not the next morning. */
export const followTermsTask = defineTask('plans.follow-terms', z.object({}), { cron: '*/10 * * * *' })

type PlanTaskDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments'> & {
  log: BackgroundLog
}

export function planTasks(deps: PlanTaskDeps): TaskHandler[] {
  return [
    handleTask(followTermsTask, () => followPlanTerms(deps)),
    handleTask(bookEventTask, ({ eventId }) => bookEvent(deps, eventId)),
    handleTask(returnChargeTask, ({ chargeId }) => returnCharge(deps, chargeId)),
    handleTask(sendRefundTask, ({ refundId }) => sendRefund(deps, refundId)),
    handleTask(reconcileTask, () => reconcilePayments(deps)),
  ]
}
