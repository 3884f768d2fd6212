import type { CompanyActor } from '#server/actor.ts'
import { chargeOf, feeOf } from '#domain/orders/fee-sums.ts'
import { usualIgvPercent } from '#domain/plans/receipt.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { feeReceiptMail } from '#server/features/plans/plans.mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { issueReceipt } from '#server/features/plans/documents/documents.service.ts'
import { startIssue } from '#server/features/plans/issues/issues.service.ts'
import { refundOrderPayment } from '#server/features/plans/refunds/refund-order.ts'
import { findPayer } from './payments.queries.ts'
import { openAtProvider, openPage } from './checkout.service.ts'
import {
  insertOrderPayment,
  listHeld,
  listOrderPayments,
  lockOrderPayment,
  type OrderPayment,
  updateOrderPayment,
} from './order-payments.queries.ts'

export type { OrderPayment }

/** Whether money of orders in this currency can be held: the provider of new payments can. */
export const canHold = (
  { payments: { current } }: Pick<Deps, 'payments'>,
  currency: 'USD' | 'PEN',
): boolean =>
  current !== null && current.capabilities.holds && current.capabilities.currencies.includes(currency)

interface PaidPart {
  orderId: number
  part: number
  /** In cents of the currency. */
  price: number
  feeRate: number
  currency: 'USD' | 'PEN'
  /** Our path where the person goes on afterwards. */
  returnTo: string
}

/**
 * The page on which a company pays a part of an order. A second press or a second tab gets the same one. Throws payment_unavailable if
 * nobody can hold the money now.
 */
export async function payPart(
  deps: Parameters<typeof openPage>[0],
  actor: CompanyActor,
  { orderId, part, price, feeRate, currency, returnTo }: PaidPart,
): Promise<string> {
  if (!canHold(deps, currency))
    throw new AppError('payment_unavailable', {
      message: 'Por ahora no podemos retener pagos de pedidos. Inténtalo más tarde o cancela el pedido.',
    })
  const { userId } = actor
  const opened = await transaction(deps, async (tx) => {
    const { total: amount } = chargeOf(price, feeRate)
    const order = { userId, product: 'order', orderId, orderPart: part, amount, currency, returnTo } as const
    const opening = await openAtProvider(deps, tx, order)
    await insertOrderPayment(tx, { paymentId: opening.payment.id, clientId: userId, price, feeRate })
    return opening
  })
  return openPage(deps, actor, opened)
}

/** The payments of an order that came. */
export const readOrderPayments = (
  { db }: Pick<Deps, 'db'>,
  orderId: number,
): Promise<readonly OrderPayment[]> => listOrderPayments(db, orderId)

/** A payment that came for an order, locked; null: it has ended already, or there is none. */
export async function lockHeldPayment(tx: Db, paymentId: number): Promise<OrderPayment | null> {
  const row = await lockOrderPayment(tx, paymentId)
  return row?.heldAt && !row.settledAt ? row : null
}

/** The work that a held payment is for has begun. Call it in the transaction in which it does. */
export const markBegun = (tx: Db, { paymentId }: OrderPayment, at: Date): Promise<void> =>
  updateOrderPayment(tx, paymentId, { begunAt: at })

/** The payments that hold the money of a part, locked, the first one first. Several: the part became dearer. */
export async function lockHeldParts(tx: Db, orderId: number, part: number): Promise<OrderPayment[]> {
  const locked: OrderPayment[] = []
  for (const id of await listHeld(tx, orderId, part)) {
    const payment = await lockHeldPayment(tx, id)
    if (payment) locked.push(payment)
  }
  return locked
}

/**
 * Ends the holding of a payment: `professionalCents` of the price become the professional's, with our fee for them, and all the rest goes
 * back to the client, fee included. The payment is locked and held. The fee gets its receipt, the rest its refund, in this transaction.
 */
export async function settlePayment(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  payment: OrderPayment,
  { professionalCents, professionalId }: { professionalCents: number; professionalId: number },
): Promise<void> {
  const { paymentId, orderId, clientId: client, price, feeRate, currency } = payment
  if (!Number.isSafeInteger(professionalCents) || professionalCents < 0 || professionalCents > price)
    throw new RangeError(`${professionalCents} is no share of ${price} cents`)
  const at = deps.clock.now()
  const about = { reference: paymentId, at, currency, paymentId, orderId }
  const fee = feeOf(professionalCents, feeRate)
  const released = professionalCents + fee
  const returned = payment.amount - released
  await updateOrderPayment(tx, paymentId, { settledAt: at, released: professionalCents })
  const receipt = fee > 0 ? await issueReceipt(tx, { paymentId, amount: fee, currency, at }) : null
  if (receipt) {
    await startIssue(deps, tx, receipt)
    await mailReceipt(deps, tx, payment, { number: receipt.number, total: fee })
  }
  if (released > 0)
    await book(tx, {
      ...about,
      kind: 'order_released',
      amount: released,
      fee,
      igvPercent: receipt?.igvPercent ?? usualIgvPercent,
      client,
      professional: professionalId,
    })
  if (returned > 0) {
    await book(tx, { ...about, kind: 'order_refunded', amount: returned, client })
    await refundOrderPayment(deps, tx, { paymentId, amount: returned })
  }
}

/** To who paid, with the release. */
async function mailReceipt(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { paymentId, userId, currency }: OrderPayment,
  receipt: { number: number; total: number },
): Promise<void> {
  const payer = userId === null ? null : await findPayer(tx, userId)
  if (!payer) return
  const paper = { ...receipt, paymentId, currency }
  await sendMail(deps, tx, { to: payer.email, ...feeReceiptMail(deps.config.publicUrl, paper, payer.name) })
}
