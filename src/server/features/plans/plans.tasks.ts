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
import { readPublishedRate } from '#server/features/plans/exchange-rates/exchange-rates.service.ts'
import { issueDocument } from '#server/features/plans/issues/issue-document.ts'
import { issueDocumentTask } from '#server/features/plans/issues/issues.tasks.ts'
import { sendRefundTask } from '#server/features/plans/refunds/refunds.tasks.ts'
import { sendRefund } from '#server/features/plans/refunds/send-refund.ts'
import { followPlanTerms } from '#server/features/plans/terms/plan-expiry.service.ts'

/** Every ten minutes, so that a plan ends on time and not the next morning. */
export const followTermsTask = defineTask('plans.follow-terms', z.object({}), { cron: '*/10 * * * *' })

/** Several times each morning, until the rate of the day is known; nobody is asked after that. */
export const readRateTask = defineTask('plans.read-exchange-rate', z.object({}), { cron: '25 0-12/2 * * *' })

type PlanTaskDeps = Pick<
  Deps,
  'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments' | 'documentIssuer' | 'exchangeRates'
> & {
  log: BackgroundLog
}

export function planTasks(deps: PlanTaskDeps): TaskHandler[] {
  return [
    handleTask(followTermsTask, () => followPlanTerms(deps)),
    handleTask(bookEventTask, ({ eventId }) => bookEvent(deps, eventId)),
    handleTask(returnChargeTask, ({ chargeId }) => returnCharge(deps, chargeId)),
    handleTask(sendRefundTask, ({ refundId }) => sendRefund(deps, refundId)),
    handleTask(issueDocumentTask, ({ documentId }) => issueDocument(deps, documentId)),
    handleTask(readRateTask, () => readPublishedRate(deps)),
    handleTask(reconcileTask, () => reconcilePayments(deps)),
  ]
}
