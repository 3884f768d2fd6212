import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** A provider told that something changed: ask what, and book it. Twenty tries are a day and more of a provider that is down. */
export const bookEventTask = defineTask('plans.book-payment-event', z.object({ eventId: z.number() }), {
  retries: 20,
})

/** Gives the money of a charge back that buys nothing. */
export const returnChargeTask = defineTask('plans.return-charge', z.object({ chargeId: z.number() }), {
  retries: 20,
})

/** The money of an order came and is held; `hires` handles it. */
export const orderPaidTask = defineTask('hires.order-paid', z.object({ paymentId: z.number() }), {
  retries: 20,
})

/** A bank or the provider took back what was held for an order; `hires` handles it. */
export const orderMoneyLostTask = defineTask(
  'hires.order-money-lost',
  z.object({ orderId: z.number(), part: z.number() }),
  { retries: 20 },
)

/** A bank looks at a payment that is held for an order, or has decided that it stands; `hires` handles it. */
export const orderContestedTask = defineTask(
  'hires.order-contested',
  z.object({ orderId: z.number(), part: z.number(), isOpen: z.boolean() }),
  { retries: 20 },
)

/** Asks for payments that nobody told of. */
export const reconcileTask = defineTask('plans.reconcile-payments', z.object({}), {
  cron: '*/10 * * * *',
  limit: 600,
})
