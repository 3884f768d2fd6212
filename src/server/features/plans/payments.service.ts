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
import { type PlanProductKey, planProducts } from './plan-products.ts'
import { beginPlan, findPlanExpiry } from './plans.queries.ts'
import { planActivatedMail } from './plans.mails.ts'
import { readSetting } from './settings.service.ts'

type PaymentDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

interface Order {
  userId: number
  product: PlanProductKey
  /** In cents, tax included. */
  amount: number
  provider: PaymentRow['provider']
}

/** Writes a payment down before it is made; `completePayment` makes it count. */
export async function openPayment(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { userId, product, amount, provider }: Order,
): Promise<number> {
  const payer = await findPayer(tx, userId)
  if (!payer) throw new AppError('not_found')
  return insertPayment(tx, {
    userId,
    product,
    amount,
    provider,
    status: 'pending',
    payerName: payer.name,
    payerRuc: payer.ruc,
    createdAt: clock.now(),
  })
}

/**
 * Completes a pending payment: its receipt gets the next number, the plan begins (or goes on after the term that is paid already),
 * and the receipt is mailed. A payment that is not pending stays as it is, so a provider may say the same thing twice.
 */
export async function completePayment(deps: PaymentDeps, tx: Db, paymentId: number): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status !== 'pending' || payment.userId === null) return
  const now = deps.clock.now()
  const product = payment.product as PlanProductKey
  const isTrial = product === 'company_premium_trial' || product === 'professional_premium_trial'
  const months = isTrial ? await readSetting(tx, 'premium_trial_months') : 1
  const expiry = await findPlanExpiry(tx, payment.userId)
  const paidUntil = addLimaMonths(expiry && expiry > now ? expiry : now, months)
  const receiptNumber = await nextReceiptNumber(tx)
  await updatePayment(tx, paymentId, { status: 'completed', receiptNumber, completedAt: now, paidUntil })
  await beginPlan(tx, payment.userId, planProducts[product].plan, paidUntil)
  const payer = await findPayer(tx, payment.userId)
  if (payer)
    await sendMail(deps, tx, {
      to: payer.email,
      ...planActivatedMail(
        deps.config.publicUrl,
        { ...payment, product, receiptNumber, paidUntil },
        payer.name,
      ),
    })
  // Public pages say who is premium.
  await notifyChange(tx, 'jobs')
}

/** Opens the provider's payment page and returns its address. Throws payment_unavailable when no provider is configured or it cannot be reached. */
export async function startCheckout(
  deps: PaymentDeps & Pick<Deps, 'db' | 'payments' | 'log'>,
  { userId, email }: UserActor,
  { product, amount }: Pick<Order, 'product' | 'amount'>,
): Promise<string> {
  const provider = deps.payments
  if (!provider) throw new AppError('payment_unavailable')
  const paymentId = await transaction(deps, (tx) =>
    openPayment(deps, tx, { userId, product, amount, provider: provider.name }),
  )
  try {
    const { reference, url } = await provider.startCheckout({
      paymentId,
      description: planProducts[product].name,
      amount,
      currency: 'USD',
      email,
      returnUrl: `${deps.config.publicUrl}/plans/upgrade`,
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
