import { addLimaMonths } from '#domain/dates.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/http/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import {
  findPayer,
  findPaymentOf,
  insertPayment,
  listPaymentsOf,
  lockPayment,
  nextReceiptNumber,
  type PaymentRow,
  updatePayment,
} from './payments.queries.ts'
import { chatActivationDays, planProducts, productNames, type SoldProduct } from './plan-products.ts'
import { beginPlan, extendChat, findPlanExpiry } from './plans.queries.ts'
import { receiptMail } from './plans.mails.ts'
import { readSetting } from './settings.service.ts'

type PaymentDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

interface Order {
  userId: number
  product: SoldProduct
  /** Of a chat activation: whose chat. */
  serviceId?: number
  /** In cents, tax included. */
  amount: number
  provider: PaymentRow['provider']
}

/** Writes a payment down before it is made; `completePayment` makes it count. */
export async function openPayment(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { userId, product, serviceId, amount, provider }: Order,
): Promise<number> {
  const payer = await findPayer(tx, userId)
  if (!payer) throw new AppError('not_found')
  return insertPayment(tx, {
    userId,
    product,
    serviceId: serviceId ?? null,
    amount,
    provider,
    status: 'pending',
    payerName: payer.name,
    payerRuc: payer.ruc,
    createdAt: clock.now(),
  })
}

/**
 * Completes a pending payment: its receipt gets the next number, the plan or the chat begins (or goes on after the term that is
 * paid already), and the receipt is mailed. A payment that is not pending stays as it is, so a provider may say the same thing twice.
 */
export async function completePayment(deps: PaymentDeps, tx: Db, paymentId: number): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status !== 'pending' || payment.userId === null) return
  const product = payment.product as SoldProduct
  const completedAt = deps.clock.now()
  const paidUntil = await beginTerm(tx, { ...payment, product, userId: payment.userId }, completedAt)
  const receiptNumber = await nextReceiptNumber(tx)
  await updatePayment(tx, paymentId, { status: 'completed', receiptNumber, completedAt, paidUntil })
  const payer = await findPayer(tx, payment.userId)
  if (payer)
    await sendMail(deps, tx, {
      to: payer.email,
      ...receiptMail(deps.config.publicUrl, { ...payment, product, receiptNumber, paidUntil }, payer.name),
    })
  // Public pages say who is premium.
  await notifyChange(tx, 'jobs')
}

/** Gives what was paid for, from now or after what is paid already; returns until when. */
async function beginTerm(
  tx: Db,
  { product, userId, serviceId }: { product: SoldProduct; userId: number; serviceId: number | null },
  now: Date,
): Promise<Date | null> {
  if (product === 'chat_activation')
    return serviceId === null ? null : extendChat(tx, serviceId, { now, days: chatActivationDays })
  const isTrial = product === 'company_premium_trial' || product === 'professional_premium_trial'
  const months = isTrial ? await readSetting(tx, 'premium_trial_months') : 1
  const expiry = await findPlanExpiry(tx, userId)
  const paidUntil = addLimaMonths(expiry && expiry > now ? expiry : now, months)
  await beginPlan(tx, userId, planProducts[product].plan, paidUntil)
  return paidUntil
}

/** Marks a pending payment as failed: nothing was taken and nothing is given. One that is not pending stays as it is. */
export async function failPayment(tx: Db, paymentId: number): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status === 'pending') await updatePayment(tx, paymentId, { status: 'failed' })
}

/**
 * Opens the provider's payment page and returns its address. `returnTo`: the path of ours where the browser goes afterwards, paid
 * or not; it gets the payment's id as `pago`. Throws payment_unavailable when no provider is configured or it cannot be reached.
 */
export async function startCheckout(
  deps: PaymentDeps & Pick<Deps, 'db' | 'payments' | 'log'>,
  { userId, email }: UserActor,
  { returnTo, ...order }: Omit<Order, 'userId' | 'provider'> & { returnTo: string },
): Promise<string> {
  const provider = deps.payments
  if (!provider) throw new AppError('payment_unavailable')
  const paymentId = await transaction(deps, (tx) =>
    openPayment(deps, tx, { ...order, userId, provider: provider.name }),
  )
  try {
    const { reference, url } = await provider.startCheckout({
      paymentId,
      description: productNames[order.product],
      amount: order.amount,
      currency: 'USD',
      email,
      returnUrl: `${deps.config.publicUrl}${returnTo}${returnTo.includes('?') ? '&' : '?'}pago=${paymentId}`,
    })
    await updatePayment(deps.db, paymentId, { providerReference: reference })
    return url
  } catch (err) {
    deps.log.warn({ err, paymentId }, 'no checkout')
    await updatePayment(deps.db, paymentId, { status: 'failed' })
    throw new AppError('payment_unavailable', {
      message: 'No pudimos abrir la página de pago. No se cobró nada; inténtalo en unos minutos.',
    })
  }
}

export const listOwnPayments = ({ db }: Pick<Deps, 'db'>, { userId }: UserActor): Promise<PaymentRow[]> =>
  listPaymentsOf(db, userId)

/** Throws not_found, also for somebody else's. */
export async function getOwnPayment(
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
  id: number,
): Promise<PaymentRow> {
  const payment = await findPaymentOf(db, id, userId)
  if (!payment) throw new AppError('not_found')
  return payment
}
