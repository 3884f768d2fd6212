import { randomUUID } from 'node:crypto'
import type { RefundReason, RefundState } from '#contracts/plans/refunds-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readTransactions } from '#server/features/ledger/ledger.service.ts'
import { listNotesOfPayments } from '#server/features/plans/documents/refund-notes.queries.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { type ChargeRow, listCharges } from '#server/features/plans/payments/payment-events.queries.ts'
import { lockPayment, type PaymentRow } from '#server/features/plans/payments/payments.queries.ts'
import { keptOf } from '#domain/payments/charge-bookings.ts'
import {
  countRefunds,
  findOpenRefund,
  insertRefund,
  listRefunds,
  listRefundsOf,
  type ListedRefund,
  lockRefund,
  type RefundRow,
  updateRefund,
} from './refunds.queries.ts'
import { sendRefundTask } from './refunds.tasks.ts'

type RefundDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** The charge that an administrator can give back, and how much of it is left; 0 while the bank decides. */
function refundable(charges: readonly ChargeRow[]): { charge: ChargeRow | null; left: number } {
  const charge = charges.find(({ boughtAt }) => boughtAt !== null) ?? null
  return { charge, left: charge && charge.dispute !== 'open' ? keptOf(charge) : 0 }
}

/**
 * Gives a payment back, wholly or a part of it: it waits until it can no longer be undone and then goes to the provider. `left` is
 * what the administrator saw: somebody who decided meanwhile is not repeated. Throws not_found, item_changed and refund_not_possible.
 */
export async function requestRefund(
  deps: RefundDeps,
  { adminId }: Pick<AdminActor, 'adminId'>,
  paymentId: number,
  { amount, left: seen, reason }: { amount: number; left: number; reason: RefundReason },
): Promise<{ id: number; payment: PaymentRow }> {
  return transaction(deps, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new AppError('not_found')
    const { charge, left } = refundable(await listCharges(tx, paymentId))
    if ((await findOpenRefund(tx, paymentId)) || left !== seen) throw new AppError('item_changed')
    if (!charge || amount > left) throw new AppError('refund_not_possible')
    if (payment.product === 'order')
      throw new AppError('refund_not_possible', {
        message: 'El dinero de un pedido se devuelve al terminar el pedido, no desde aquí.',
      })
    const id = await insertRefund(tx, {
      paymentId,
      chargeId: charge.id,
      amount,
      refundedBefore: charge.refunded,
      reason,
      state: 'waiting',
      key: randomUUID(),
      requestedBy: adminId,
      requestedAt: deps.clock.now(),
    })
    await deps.queue.enqueue(tx, sendRefundTask, { refundId: id }, { delay: noticeDelay })
    return { id, payment }
  })
}

/** Takes a refund back that has not left. Throws not_found, and item_changed when it has. */
export const cancelRefund = (deps: RefundDeps, id: number): Promise<RefundRow> =>
  transaction(deps, async (tx) => {
    const refund = await requireRefund(tx, id, 'waiting')
    await updateRefund(tx, id, { state: 'cancelled', endedAt: deps.clock.now() })
    return refund
  })

/** Sends a refund again that the provider refused. Throws not_found and item_changed. */
export const retryRefund = (deps: RefundDeps, id: number): Promise<RefundRow> =>
  transaction(deps, async (tx) => {
    const refund = await requireRefund(tx, id, 'refused')
    await lockPayment(tx, refund.paymentId)
    const { charge, left } = refundable(await listCharges(tx, refund.paymentId))
    if ((await findOpenRefund(tx, refund.paymentId)) || charge?.refunded !== refund.refundedBefore)
      throw new AppError('item_changed')
    if (refund.amount > left) throw new AppError('refund_not_possible')
    // A provider repeats its answer to a key that it refused. One that did not answer may have given the money back under it.
    const key = refund.failure === 'refused' ? randomUUID() : refund.key
    await updateRefund(tx, id, { state: 'sending', tries: 1, endedAt: null, key })
    await deps.queue.enqueue(tx, sendRefundTask, { refundId: id })
    return refund
  })

async function requireRefund(tx: Db, id: number, state: RefundState): Promise<RefundRow> {
  const refund = await lockRefund(tx, id)
  if (!refund) throw new AppError('not_found')
  if (refund.state !== state) throw new AppError('item_changed')
  return refund
}

/** The most transactions of one payment that are shown: more than its charges can have. */
const mostEntriesShown = 100

/** How many refunds a page of the administration has. */
const refundsPageSize = 50

/** A page of all refunds, the latest first. */
export async function pageOfRefunds(
  { db }: Pick<Deps, 'db'>,
  state: RefundState | 'all',
  before: number | undefined,
): Promise<{ refunds: ListedRefund[]; total: number; hasOlder: boolean }> {
  const rows = await listRefunds(db, { state, before, limit: refundsPageSize + 1 })
  return {
    refunds: rows.slice(0, refundsPageSize),
    total: await countRefunds(db, state),
    hasOlder: rows.length > refundsPageSize,
  }
}

/** What an administrator sees of the money of a payment. */
export async function readPaymentMoney({ db }: Pick<Deps, 'db'>, paymentId: number) {
  const [charges, refunds, notes, ledger, open] = await Promise.all([
    listCharges(db, paymentId),
    listRefundsOf(db, paymentId),
    listNotesOfPayments(db, [paymentId]),
    readTransactions({ db }, { paymentId, before: undefined, limit: mostEntriesShown }),
    findOpenRefund(db, paymentId),
  ])
  return { charges, refunds, notes, ledger, left: open ? 0 : refundable(charges).left }
}
