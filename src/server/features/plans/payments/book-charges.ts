import { usualIgvPercent } from '#domain/plans/receipt.ts'
import { bookingsOf, givenBackBy } from '#domain/payments/charge-bookings.ts'
import type { KnownCharge, PaymentState } from '#domain/payments/payment-state.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { startIssue } from '#server/features/plans/issues/issues.service.ts'
import { issueNote } from '#server/features/plans/documents/documents.service.ts'
import { noteMail } from '#server/features/plans/documents/refund-note.mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { bookOrderCharge } from './book-order-charge.ts'
import type { ChargeRow } from './payment-events.queries.ts'
import { findPayer, getPayment, type PaymentWithReceipt } from './payments.queries.ts'
import type { Withdrawn } from './withdraw-delivery.ts'

type BookingDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

interface BookedReport {
  paymentId: number
  /** What is known of the payment with the report, and of its charges before. */
  state: PaymentState
  known: readonly ChargeRow[]
  /** What the report took back of what was bought; null: nothing. */
  withdrawn: Withdrawn | null
}

/**
 * Books in the ledger what a report said of the charges of a payment, with the provider's fee, and issues a note for each part that was sold
 * and went back. The payment is locked, and what it bought is delivered and booked by now. Money in a currency that we do not sell in goes back
 * whole and is in no account of ours.
 */
export async function bookCharges(
  deps: BookingDeps,
  tx: Db,
  { paymentId, state: { charges, deliveredBy }, known, withdrawn }: BookedReport,
): Promise<void> {
  const payment = await getPayment(tx, paymentId)
  for (const charge of charges) {
    const row = known.find(({ reference }) => reference === charge.id)
    const isBuyer = charge.id === deliveredBy
    await bookFee(deps, tx, payment, { charge, row })
    // What an order's money buys is decided later; one whose client is gone buys nothing.
    if (isBuyer && payment.product === 'order') {
      const before = row ?? { amount: charge.amount, refunded: 0, dispute: 'none' as const }
      await bookOrderCharge(deps, tx, payment, { charge, before })
      continue
    }
    const givenBack = await bookCharge(deps, tx, payment, { charge, row, isBuyer })
    if (isBuyer && givenBack.amount > 0) await giveNote(deps, tx, payment, givenBack, withdrawn)
  }
}

/** What of a charge went back with a report, in cents. `isLost`: the bank took it, and we gave nothing. */
interface GivenBack {
  amount: number
  isLost: boolean
}

/** Books what the provider keeps of a charge, once it is known. */
async function bookFee(
  { clock }: BookingDeps,
  tx: Db,
  { id: paymentId, provider }: PaymentWithReceipt,
  { charge: { id, fee }, row }: { charge: KnownCharge; row: ChargeRow | undefined },
): Promise<void> {
  if (!fee || fee.amount === 0 || (row?.fee ?? null) !== null) return
  const about = { at: clock.now(), paymentId, reference: `${provider}/${id}` }
  await book(tx, { kind: 'provider_fee_charged', ...fee, ...about })
}

/** Answers how much of the charge went back with this report. */
async function bookCharge(
  deps: BookingDeps,
  tx: Db,
  { id: paymentId, provider, product, refundDue, receipt }: PaymentWithReceipt,
  { charge, row, isBuyer }: { charge: KnownCharge; row: ChargeRow | undefined; isBuyer: boolean },
): Promise<GivenBack> {
  const { currency, amount } = charge
  const reference = `${provider}/${charge.id}`
  const at = deps.clock.now()
  if (!isOurs(currency)) return { amount: 0, isLost: false }
  const about = { at, currency, paymentId }
  if (!row && !isBuyer) await book(tx, { ...about, kind: 'charge_received', reference, amount })
  const before = row ?? { amount, refunded: 0, dispute: 'none' as const }
  const bookings = bookingsOf(before, charge, {
    product,
    isDelivered: isBuyer && refundDue === null,
    igvPercent: receipt?.igvPercent ?? usualIgvPercent,
  })
  for (const booking of bookings)
    await book(tx, { ...about, ...booking.event, reference: `${reference}/${booking.name}` })
  return {
    amount: bookings.reduce((sum, booking) => sum + givenBackBy(booking), 0),
    isLost: bookings.some(({ event }) => event.kind === 'chargeback_lost'),
  }
}

const isOurs = (currency: string): currency is 'USD' | 'PEN' => currency === 'USD' || currency === 'PEN'

/** The paper of money that went back, which its payer gets by mail. */
async function giveNote(
  deps: BookingDeps,
  tx: Db,
  payment: PaymentWithReceipt,
  { amount, isLost }: GivenBack,
  withdrawn: Withdrawn | null,
): Promise<void> {
  const note = await issueNote(tx, { paymentId: payment.id, amount, at: deps.clock.now() })
  await startIssue(deps, tx, note)
  const payer = payment.userId === null ? null : await findPayer(tx, payment.userId)
  if (payer)
    await sendMail(deps, tx, {
      to: payer.email,
      ...noteMail(deps.config.publicUrl, payment, note, { name: payer.name, withdrawn, isLost }),
    })
}
