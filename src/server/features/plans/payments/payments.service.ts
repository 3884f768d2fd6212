import { randomUUID } from 'node:crypto'
import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import { isEndless, nextTermStart } from '#domain/plans/terms.ts'
import { addLimaMonths } from '#domain/time/dates.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import type { OwnPayment } from '#server/features/plans/plans.policy.ts'
import { type ChargeRow, listCharges } from './payment-events.queries.ts'
import { firstCheck } from './first-check.ts'
import {
  findPayer,
  insertPayment,
  listPaymentsOf,
  lockPayment,
  type PaymentRow,
  type PaymentWithReceipt,
  updatePayment,
} from './payments.queries.ts'
import { isTrial, planProducts, type SoldProduct } from './plan-products.ts'
import { beginPlan, extendChat, lockPlan } from '#server/features/plans/plans.queries.ts'
import { receiptMail, refundDueMail } from '#server/features/plans/plans.mails.ts'
import { holdPayment } from './hold-payment.ts'
import { startIssue } from '#server/features/plans/issues/issues.service.ts'
import { issueReceipt } from '#server/features/plans/documents/documents.service.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'

type PaymentDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

export interface Order {
  userId: number
  product: SoldProduct
  /** Only for a chat activation. */
  serviceId?: number
  /** Only for money that is held for an order. */
  orderId?: number
  orderPart?: number
  /** In cents, tax included, without what a code took off. */
  amount: number
  /** Dollars unless it says otherwise. */
  currency?: PaymentRow['currency']
  discount?: number
  /** Of a plan. */
  months?: number
  codeId?: number | null
  provider: PaymentRow['provider']
  /** Our path where the person goes on after the payment page. */
  returnTo?: string
}

/** Stores a pending payment; `completePayment` completes it. */
export async function openPayment(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { serviceId, codeId, returnTo, ...order }: Order,
): Promise<number> {
  const now = clock.now()
  const payer = await findPayer(tx, order.userId)
  if (!payer) throw new AppError('not_found')
  return insertPayment(tx, {
    ...order,
    serviceId: serviceId ?? null,
    codeId: codeId ?? null,
    returnTo: returnTo ?? null,
    status: 'pending',
    payerName: payer.name,
    payerRuc: payer.ruc,
    payerDni: payer.ruc === '' ? payer.dni : '',
    payerAddress: payer.address,
    createdAt: now,
    ...(order.provider === 'none'
      ? {}
      : { checkoutKey: randomUUID(), checkAt: new Date(now.getTime() + firstCheck) }),
  })
}

/**
 * Completes a payment: starts the plan or chat (or extends the paid term), issues the receipt, books the money, and mails
 * the receipt. Received money always counts, even if the provider reported a failure before. If the product is gone,
 * the payment is marked for refund. Completing twice has no further effect.
 */
export async function completePayment(deps: PaymentDeps, tx: Db, paymentId: number): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  // One whose first money had gone before we heard of it is refunded, and bought nothing yet.
  if (!payment || payment.completedAt !== null) return
  if (payment.product === 'order') return holdPayment(deps, tx, payment)
  const completedAt = deps.clock.now()
  const { paidUntil = null, refundDue = null } = await fulfil(
    tx,
    { ...payment, product: payment.product },
    completedAt,
  )
  const receipt = await issueReceipt(tx, {
    paymentId,
    amount: payment.amount,
    currency: payment.currency,
    at: completedAt,
  })
  await startIssue(deps, tx, receipt)
  const booked = {
    ...payment,
    receiptNumber: receipt.number,
    receipt,
    jobTitle: null,
    issuedNumber: null,
    paidUntil,
    refundDue,
  }
  await updatePayment(tx, paymentId, {
    status: 'completed',
    completedAt,
    paidUntil,
    refundDue,
  })
  if (payment.amount > 0)
    await book(tx, {
      kind: 'payment_completed',
      reference: paymentId,
      at: completedAt,
      currency: payment.currency,
      paymentId,
      product: payment.product,
      amount: payment.amount,
      isDelivered: refundDue === null,
      igvPercent: receipt.igvPercent,
    })
  const payer = payment.userId === null ? null : await findPayer(tx, payment.userId)
  if (payer)
    await sendMail(deps, tx, { to: payer.email, ...receiptMail(deps.config.publicUrl, booked, payer.name) })
  if (refundDue !== null)
    await sendMail(deps, tx, {
      to: deps.config.operator.email,
      ...refundDueMail({ ...booked, refundDue }),
    })
  // Public pages show who is premium.
  await notifyChange(tx, 'jobs')
}

/** The result of a payment: the end of the paid term, or why it was not delivered. */
interface Fulfilment {
  paidUntil?: Date | null
  refundDue?: NonNullable<PaymentRow['refundDue']>
}

/** Delivers the product, starting now or after the paid term. */
async function fulfil(
  tx: Db,
  {
    product,
    userId,
    serviceId,
    months: bought,
  }: { product: Exclude<SoldProduct, 'order'> } & Pick<PaymentRow, 'userId' | 'serviceId' | 'months'>,
  now: Date,
): Promise<Fulfilment> {
  if (userId === null) return { refundDue: 'account_gone' }
  if (product === 'chat_activation') {
    const paidUntil = serviceId && (await extendChat(tx, serviceId, { now, days: chatActivationDays }))
    return paidUntil ? { paidUntil } : { refundDue: 'service_gone' }
  }
  const current = await lockPlan(tx, userId)
  if (!current) return { refundDue: 'account_gone' }
  // The row itself is what was bought: it waits for the ad that uses it.
  if (product === 'premium_job') return {}
  const { plan } = planProducts[product]
  if (isEndless(current)) return { refundDue: 'nothing_to_add' }
  const months = isTrial(product) ? await readSetting(tx, 'premium_trial_months') : bought
  const paidUntil = addLimaMonths(nextTermStart(current.expiresAt, now), months)
  await beginPlan(tx, userId, plan, paidUntil)
  return { paidUntil }
}

/** Marks a pending payment as failed: no money was taken and nothing is delivered. Other payments are not changed. */
export async function failPayment(tx: Db, paymentId: number): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status === 'pending') await updatePayment(tx, paymentId, { status: 'failed' })
}

export const listOwnPayments = (
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
): Promise<PaymentWithReceipt[]> => listPaymentsOf(db, userId)

/** All the money that came for a payment. */
export const readCharges = ({ db }: Pick<Deps, 'db'>, { id }: OwnPayment): Promise<ChargeRow[]> =>
  listCharges(db, id)
