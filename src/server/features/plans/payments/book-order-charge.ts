import { bookingsOf, givenBackBy } from '#domain/payments/charge-bookings.ts'
import type { LedgerEvent } from '#domain/ledger/entries.ts'
import type { KnownCharge } from '#domain/payments/payment-state.ts'
import { usualIgvPercent } from '#domain/plans/receipt.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { refundOrderPayment } from '#server/features/plans/refunds/refund-order.ts'
import { lockOrderPayment, sumOwed, updateOrderPayment } from './order-payments.queries.ts'
import type { ChargeRow } from './payment-events.queries.ts'
import { orderContestedTask, orderMoneyLostTask } from './payment-events.tasks.ts'
import type { PaymentRow } from './payments.queries.ts'

type Before = Pick<ChargeRow, 'amount' | 'refunded' | 'dispute'>

/**
 * Books what a report said of the charge of an order's payment. What goes back is what we owe to the payer, as `settlePayment` decided. Money
 * that goes back while it is held ends the holding: all of it is the payer's. What goes back of released money is our loss, because the
 * professional keeps it.
 */
export async function bookOrderCharge(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  { id: paymentId, provider, currency }: PaymentRow,
  { charge, before }: { charge: KnownCharge; before: Before },
): Promise<void> {
  const about = { at: deps.clock.now(), currency, paymentId }
  const bookings = bookingsOf(before, charge, {
    product: 'order',
    isDelivered: true,
    igvPercent: usualIgvPercent,
  })
  await tellOfContest(deps, tx, paymentId, { is: charge.dispute, was: before.dispute })
  const givenBack = bookings.reduce((sum, booking) => sum + givenBackBy(booking), 0)
  if (givenBack > (await sumOwed(tx, paymentId))) await giveUpHeld(deps, tx, paymentId, givenBack)
  let owed = await sumOwed(tx, paymentId)
  for (const booking of bookings) {
    const reference = `${provider}/${charge.id}/${booking.name}`
    const back = givenBackBy(booking)
    const paidBack = Math.min(owed, back)
    owed -= paidBack
    for (const [name, event] of partsOf(booking.event, paidBack, back))
      await book(tx, { ...about, ...event, reference: `${reference}${name}` })
  }
}

/** The order of a held payment rests while the bank decides, and goes on if it stands. One that is lost has its own end. */
async function tellOfContest(
  { queue }: Pick<Deps, 'queue'>,
  tx: Db,
  paymentId: number,
  { is, was }: { is: KnownCharge['dispute']; was: KnownCharge['dispute'] },
): Promise<void> {
  if (is === was || (is !== 'open' && is !== 'won')) return
  const held = await lockOrderPayment(tx, paymentId)
  if (!held?.heldAt || held.settledAt) return
  const { orderId, part } = held
  await queue.enqueue(tx, orderContestedTask, { orderId, part, isOpen: is === 'open' })
}

/** What of an event is paid back as owed, and what is lost. An event that gives nothing back stays whole. */
function partsOf(event: LedgerEvent, paidBack: number, back: number): [string, LedgerEvent][] {
  if (back === 0) return [['', event]]
  const parts: [string, LedgerEvent][] = [
    ['', { ...event, amount: paidBack, isDelivered: false } as LedgerEvent],
    ['/lost', { ...event, amount: back - paidBack }],
  ]
  return parts.filter(([, { amount }]) => amount > 0)
}

/** Ends the holding from outside: the rest goes back, too, and the order hears of it. Money that is not held any more stays as it is. */
async function giveUpHeld(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  paymentId: number,
  givenBack: number,
): Promise<void> {
  const held = await lockOrderPayment(tx, paymentId)
  if (!held?.heldAt || held.settledAt) return
  const { orderId, part, amount, currency, clientId: client } = held
  const at = deps.clock.now()
  await updateOrderPayment(tx, paymentId, { settledAt: at })
  const about = { reference: paymentId, at, currency, paymentId, orderId }
  await book(tx, { ...about, kind: 'order_refunded', amount, client })
  await refundOrderPayment(deps, tx, { paymentId, amount: amount - givenBack })
  if (held.begunAt) await deps.queue.enqueue(tx, orderMoneyLostTask, { orderId, part })
}
