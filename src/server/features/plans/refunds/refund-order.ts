import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { listCharges } from '#server/features/plans/payments/payment-events.queries.ts'
import { keptOf } from '#domain/payments/charge-bookings.ts'
import { insertRefund } from './refunds.queries.ts'
import { sendRefundTask } from './refunds.tasks.ts'

/**
 * Sends a part of the money of an order back to its payer, once the transaction is committed. What the bank took back already is not sent
 * again; while it decides, the provider may refuse, and an administrator sends it later.
 */
export async function refundOrderPayment(
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { paymentId, amount }: { paymentId: number; amount: number },
): Promise<void> {
  const charge = (await listCharges(tx, paymentId)).find(({ boughtAt }) => boughtAt !== null)
  const left = charge ? Math.min(amount, keptOf(charge)) : 0
  if (!charge || left <= 0) return
  const refundId = await insertRefund(tx, {
    paymentId,
    chargeId: charge.id,
    amount: left,
    refundedBefore: charge.refunded,
    reason: 'order_ended',
    state: 'sending',
    key: randomUUID(),
    requestedBy: null,
    requestedAt: clock.now(),
  })
  await queue.enqueue(tx, sendRefundTask, { refundId })
}
