import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'
import { type Order, type OrderStatus, requestOrder } from './order.ts'
import type { StepName } from './steps.ts'

/** A hire by the hour as an order: one part, money between the two sides, no rounds of changes, a term in words only. */
export const hireAgreement = { isHeld: false, parts: [{ cents: 0, days: null }], rounds: 0 }

export const orderStatusOf: Record<HireStatus, OrderStatus> = {
  requested: 'requested',
  agreed: 'agreed',
  accepted: 'working',
  declined: 'declined',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: 'cancelled',
  disputed: 'disputed',
  decided: 'decided',
}

/** The step that leads to this status of a hire; a hire has no others. */
export const hireStepOf: Partial<Record<StepName, HireStatus>> = {
  accept: 'accepted',
  decline: 'declined',
  deliver: 'delivered',
  approve: 'completed',
  cancel: 'cancelled',
}

/** The order that a hire with this status is. */
export const orderOfHire = (status: HireStatus, since: Date): Order => ({
  ...requestOrder(hireAgreement, since),
  status: orderStatusOf[status],
  deliveries: status === 'delivered' || status === 'completed' ? 1 : 0,
})
