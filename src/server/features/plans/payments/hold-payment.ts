import { usualIgvPercent } from '#domain/plans/receipt.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { updateOrderPayment } from './order-payments.queries.ts'
import { orderPaidTask } from './payment-events.tasks.ts'
import { type PaymentRow, updatePayment } from './payments.queries.ts'

/**
 * The money of an order came: it is held for its client, and the order hears of it. If the client is gone it goes back. Nothing is sold, so
 * there is no receipt; that of our fee comes with the release.
 */
export async function holdPayment(
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { id: paymentId, userId, orderId, amount, currency }: PaymentRow,
): Promise<void> {
  const at = clock.now()
  const about = { reference: paymentId, at, currency, paymentId, orderId, amount }
  await updatePayment(tx, paymentId, {
    status: 'completed',
    completedAt: at,
    refundDue: userId === null ? 'account_gone' : null,
  })
  if (userId === null) {
    const sale = { product: 'order', isDelivered: false, igvPercent: usualIgvPercent } as const
    await book(tx, { ...about, ...sale, kind: 'payment_completed' })
    return
  }
  await updateOrderPayment(tx, paymentId, { heldAt: at })
  await book(tx, { ...about, kind: 'order_funded', client: userId })
  await queue.enqueue(tx, orderPaidTask, { paymentId })
}
