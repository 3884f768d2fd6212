import { HOUR } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { lockPlan } from '#server/features/plans/plans.queries.ts'
import { priceCurrency } from '#server/platform/payments/payment-provider.ts'
import { findWaiting, getPayment, type PaymentRow, updatePayment } from './payments.queries.ts'
import { failPayment, openPayment, type Order } from './payments.service.ts'
import { soldName } from './plan-products.ts'

type CheckoutDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments' | 'log'>

/** How long the page of a payment is offered again. All providers keep theirs open for longer. */
const sharedFor = HOUR

export const sharedSince = ({ clock }: Pick<Deps, 'clock'>): Date =>
  new Date(clock.now().getTime() - sharedFor)

/** A payment whose page can be opened; `isNew`: nobody has seen it yet. */
export interface OpenedPayment {
  payment: PaymentRow
  isNew: boolean
}

/**
 * Stores a pending payment at the current provider. Whoever asks for the very same thing again while one waits for its money gets
 * that one: a second press or a second tab is paid once. Throws payment_unavailable without a provider that takes the currency.
 */
export async function openAtProvider(
  deps: Pick<CheckoutDeps, 'clock' | 'payments'>,
  tx: Db,
  order: Omit<Order, 'provider'> & { returnTo: string },
): Promise<OpenedPayment> {
  const provider = deps.payments.current
  const currency = order.currency ?? priceCurrency
  if (!provider?.capabilities.currencies.includes(currency)) throw new AppError('payment_unavailable')
  const { userId, product, serviceId = null, amount, discount = 0, months = 1, codeId = null } = order
  const { orderId = null, orderPart = null } = order
  // The second of two that ask at the same time sees the payment of the first.
  await lockPlan(tx, userId)
  const bought = { product, serviceId, orderId, orderPart, amount, currency, discount, months, codeId }
  const same = { userId, ...bought, provider: provider.name }
  const waiting = await findWaiting(tx, { ...same, since: sharedSince(deps) })
  if (waiting) return { payment: { ...waiting, returnTo: order.returnTo }, isNew: false }
  const id = await openPayment(deps, tx, { ...order, provider: provider.name })
  return { payment: await getPayment(tx, id), isNew: true }
}

/**
 * Opens the provider's page of a payment and returns its URL. It leads back to our page of the payment, paid or not. Throws
 * payment_unavailable when the provider cannot be reached.
 */
export async function openPage(
  deps: CheckoutDeps,
  { email }: Pick<UserActor, 'email'>,
  { payment, isNew }: OpenedPayment,
): Promise<string> {
  const { id: paymentId, checkoutKey: key, amount, currency, returnTo } = payment
  const provider = deps.payments.named(payment.provider)
  if (!provider || key === null) throw new Error('A payment at a provider has a name there')
  try {
    const { reference, url } = await provider.checkout({
      key,
      description: soldName(payment),
      amount,
      currency,
      email,
      openedAt: payment.createdAt,
      returnUrl: `${deps.config.publicUrl}/pagos/${paymentId}`,
    })
    await updatePayment(deps.db, paymentId, { providerReference: reference, returnTo })
    return url
  } catch (err) {
    deps.log.warn({ err, paymentId }, 'no checkout')
    // Does not overwrite a payment that was completed meanwhile, nor one whose page somebody has.
    if (isNew) await transaction(deps, (tx) => failPayment(tx, paymentId))
    throw new AppError('payment_unavailable', {
      message: 'No pudimos abrir la página de pago. No se cobró nada; inténtalo en unos minutos.',
    })
  }
}
