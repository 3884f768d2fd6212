import { chargeOf } from '#domain/orders/fee-sums.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  lockHeldPayment,
  markBegun,
  payPart,
  settlePayment,
} from '#server/features/plans/payments/order-payments.service.ts'
import { awaitedOf, receivePayment, takeStep } from '#domain/orders/steps.ts'
import { hireLinks } from './hire.address.ts'
import { pushToBoth, writeStep } from './hires.acts.ts'
import type { OwnHire } from './hires.policy.ts'
import { findHire, getHire, lockHire } from './hires.queries.ts'
import { notifyDifference, notifyFunded, notifyMoneyLost, notifyPaymentReturned } from './notify-money.ts'
import { orderOf } from './order-state.ts'
import { settleOrder } from './settle-order.ts'

/**
 * The payment page of the part in turn, or of what it became dearer. Throws hire_step_gone if no payment is waited for, offer_changed if the sum is not the one that
 * the person read, and payment_unavailable.
 */
export async function payOrder(
  deps: Parameters<typeof payPart>[0],
  actor: CompanyActor,
  { hire }: OwnHire,
  { part, totalCents }: { part: number; totalCents: number },
): Promise<string> {
  const price = awaitedOf(orderOf(hire))
  if (price === null || hire.part !== part) throw new AppError('hire_step_gone')
  const { id: orderId, feeRate, currency } = hire
  if (chargeOf(price, feeRate).total !== totalCents)
    throw new AppError('offer_changed', {
      message: 'La suma cambió mientras la mirabas. Revísala antes de pagar.',
    })
  return payPart(deps, actor, { orderId, part, price, feeRate, currency, returnTo: hireLinks(hire).company })
}

type MoneyDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** A payment of an order is held: the part begins, or, if nothing waits for it, the money goes back whole. Safe to run twice. */
export const fundOrder = (deps: MoneyDeps, paymentId: number): Promise<void> =>
  transaction(deps, async (tx) => {
    const payment = await lockHeldPayment(tx, paymentId)
    if (!payment || payment.begunAt) return
    const { orderId, part, price: cents, userId } = payment
    await lockHire(tx, orderId)
    const hire = await findHire(tx, orderId)
    const now = deps.clock.now()
    const order = hire && hire.part === part ? orderOf(hire) : null
    const received = order && receivePayment(order, { id: String(paymentId), cents, now })
    if (!hire || received?.effects[0]?.kind !== 'hold') {
      await settlePayment(deps, tx, payment, { professionalCents: 0, professionalId: 0 })
      if (hire) await notifyPaymentReturned(deps, tx, hire, payment)
      return
    }
    await markBegun(tx, payment, now)
    await writeStep(tx, hire, received.order, { kind: 'fund', userId, at: now, isNotified: true })
    const funded = await getHire(tx, orderId)
    const tell = hire.status === 'agreed' ? notifyFunded : notifyDifference
    await tell(deps, tx, funded, payment)
    await pushToBoth(tx, funded)
  })

/** What was held for a part in work is gone: the order ends, and both sides hear why. Safe to run twice. */
export const loseOrderMoney = (
  deps: MoneyDeps,
  { orderId, part }: { orderId: number; part: number },
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockHire(tx, orderId)
    const hire = await findHire(tx, orderId)
    if (!hire || hire.part !== part) return
    const now = deps.clock.now()
    const taken = takeStep(orderOf(hire), 'lose_money', { by: 'clock', now })
    if (!taken) return
    await writeStep(tx, hire, taken.order, { kind: 'lose_money', userId: null, at: now, isNotified: true })
    // A part that became dearer has another payment, which is still held.
    await settleOrder(deps, tx, hire, { part, professionalCents: 0 })
    const ended = await getHire(tx, orderId)
    await notifyMoneyLost(deps, tx, ended)
    await pushToBoth(tx, ended)
  })
