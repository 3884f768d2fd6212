import {
  applyReport,
  type Charge,
  type Effect,
  type PaymentState,
  statusOf,
} from '#domain/payments/payment-state.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { moneyLostMail, returnedMail } from '#server/features/plans/plans.mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import type { Answer, PaymentProvider } from '#server/platform/payments/payment-provider.ts'
import { bookCharges } from './book-charges.ts'
import { type ChargeRow, listCharges, lockByCheckout, saveCharge } from './payment-events.queries.ts'
import { returnChargeTask } from './payment-events.tasks.ts'
import { findPayer, getPayment, type PaymentRow, updatePayment } from './payments.queries.ts'
import { completePayment } from './payments.service.ts'
import { withdrawDelivery } from './withdraw-delivery.ts'

type BookingDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Books what a provider answered about a payment: its charges, what they bought or why they go back, and the status that follows.
 * The same answer again, or an old one, changes nothing. False: the payment is not ours.
 */
export async function bookAnswer(
  deps: BookingDeps,
  tx: Db,
  provider: Pick<PaymentProvider, 'name'>,
  answer: Answer,
): Promise<boolean> {
  const payment = await lockByCheckout(tx, { ...answer, provider: provider.name })
  if (!payment) return false
  for (const charge of answer.charges) assertIsMoney(provider, charge)
  const charges = await listCharges(tx, payment.id)
  const { state, effects } = applyReport(stateOf(payment, charges), answer)
  await saveState(deps, tx, payment, state, charges)
  for (const effect of effects) await perform(deps, tx, payment, effect)
  const isReversed = effects.some(({ kind }) => kind === 'reverse')
  const withdrawn = isReversed ? await withdrawDelivery(deps, tx, payment) : null
  await bookCharges(deps, tx, { paymentId: payment.id, state, known: charges, withdrawn })
  const { status, failure } = statusOf(state)
  const { checkAt } = payment
  const bought = state.charges.find(({ id }) => id === state.deliveredBy)
  await updatePayment(tx, payment.id, {
    status,
    failure,
    providerReference: payment.providerReference ?? answer.reference,
    method: bought?.method ?? payment.method,
    checkAt: status === 'completed' || status === 'refunded' ? null : checkAt,
  })
  await returnUndelivered(deps, tx, payment.id)
  return true
}

/** No provider can mean anything else. Nothing of such an answer is stored; its task fails and says why. */
function assertIsMoney({ name }: Pick<PaymentProvider, 'name'>, { id, amount, refunded }: Charge): void {
  const isMoney = Number.isSafeInteger(amount) && amount > 0
  if (!isMoney || !Number.isSafeInteger(refunded) || refunded < 0 || refunded > amount)
    throw new Error(`${name} says of charge ${id} that ${refunded} of ${amount} cents went back`)
}

/** What is known of a payment, from its rows. */
function stateOf(payment: PaymentRow, rows: readonly ChargeRow[]): PaymentState {
  const bought = rows.find(({ boughtAt }) => boughtAt !== null)
  return {
    expected: { amount: payment.amount, currency: payment.currency },
    page: payment.failure ?? 'open',
    charges: rows.map(({ reference, amount, currency, refunded, dispute, method, returned, ...row }) => ({
      id: reference,
      amount,
      currency,
      refunded,
      dispute,
      method,
      returned,
      fee:
        row.fee === null || row.feeCurrency === null ? null : { amount: row.fee, currency: row.feeCurrency },
    })),
    deliveredBy: bought?.reference ?? null,
    isReversed: (bought?.reversedAt ?? null) !== null,
  }
}

async function saveState(
  { clock }: BookingDeps,
  tx: Db,
  { id: paymentId, provider }: PaymentRow,
  state: PaymentState,
  before: readonly ChargeRow[],
): Promise<void> {
  if (provider === 'none') throw new Error('Nobody takes money for a payment of 0.00')
  const now = clock.now()
  for (const { id: reference, fee, ...charge } of state.charges) {
    const row = before.find((one) => one.reference === reference)
    const isBuyer = state.deliveredBy === reference
    await saveCharge(tx, {
      ...charge,
      paymentId,
      provider,
      reference,
      fee: fee?.amount ?? null,
      feeCurrency: fee?.currency ?? null,
      boughtAt: isBuyer ? (row?.boughtAt ?? now) : null,
      reversedAt: isBuyer && state.isReversed ? (row?.reversedAt ?? now) : null,
      createdAt: row?.createdAt ?? now,
    })
  }
}

async function perform(deps: BookingDeps, tx: Db, payment: PaymentRow, effect: Effect): Promise<void> {
  switch (effect.kind) {
    case 'deliver':
      return completePayment(deps, tx, payment.id)
    case 'return': {
      await enqueueReturn(deps, tx, payment.id, effect.charge)
      const payer = payment.userId === null ? null : await findPayer(tx, payment.userId)
      const mail = returnedMail(payment, effect)
      if (payer) await sendMail(deps, tx, { to: payer.email, ...mail })
      return
    }
    case 'disputed':
      if (effect.dispute !== 'won') await tellOperator(deps, tx, payment, effect.dispute)
      return
    case 'refunded':
    case 'reverse':
    // Stored with the charge, from which the status of the payment follows; what it bought is withdrawn before its money is booked.
  }
}

async function tellOperator(
  deps: BookingDeps,
  tx: Db,
  payment: PaymentRow,
  dispute: 'none' | 'open' | 'lost',
): Promise<void> {
  if (dispute === 'none') return
  await sendMail(deps, tx, { to: deps.config.operator.email, ...moneyLostMail(payment, dispute) })
}

async function enqueueReturn(deps: BookingDeps, tx: Db, paymentId: number, reference: string) {
  const charge = (await listCharges(tx, paymentId)).find((one) => one.reference === reference)
  if (charge) await deps.queue.enqueue(tx, returnChargeTask, { chargeId: charge.id })
}

/** Money for something that could no longer be delivered goes back by itself. */
async function returnUndelivered(deps: BookingDeps, tx: Db, paymentId: number): Promise<void> {
  const { refundDue, status } = await getPayment(tx, paymentId)
  if (refundDue === null || status !== 'completed') return
  const bought = (await listCharges(tx, paymentId)).find(({ boughtAt }) => boughtAt !== null)
  if (bought && bought.refunded === 0) await deps.queue.enqueue(tx, returnChargeTask, { chargeId: bought.id })
}
