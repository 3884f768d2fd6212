import type { Payment, Receipt } from '#contracts/plans/plans.contract.ts'
import { paymentMethodName } from '#domain/plans/payment.words.ts'
import { inSoles } from '#domain/plans/soles.ts'
import { receiptLabel, splitIgv, usualIgvPercent } from '#domain/plans/receipt.ts'
import type { ChargeRow } from './payment-events.queries.ts'
import type { PaymentWithReceipt } from './payments.queries.ts'
import { soldName } from './plan-products.ts'

export function toPayment(row: PaymentWithReceipt): Payment {
  return {
    id: row.id,
    product: row.product,
    description: soldName(row),
    jobTitle: row.jobTitle,
    issuedNumber: row.issuedNumber,
    amount: row.amount,
    discount: row.discount,
    currency: row.currency,
    status: row.status,
    failure: row.status === 'failed' ? row.failure : null,
    method: paymentMethodName(row),
    receiptNumber: row.receiptNumber === null ? null : receiptLabel(row.receiptNumber),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    paidUntil: row.paidUntil?.toISOString() ?? null,
    refundDue: row.refundDue !== null && row.status === 'completed',
  }
}

export function toReceipt(
  row: PaymentWithReceipt,
  payerEmail: string,
  charges: readonly ChargeRow[] = [],
): Receipt {
  // Of money that is held only our fee is sold.
  const billed = row.product === 'order' ? (row.receipt?.total ?? 0) : row.amount
  // Until it has a receipt, no screen shows them.
  const { base, igv, igvPercent } = row.receipt ?? { ...splitIgv(billed), igvPercent: usualIgvPercent }
  const bought = charges.find(({ boughtAt }) => boughtAt !== null)
  return {
    ...toPayment(row),
    payerName: row.payerName,
    payerRuc: row.payerRuc,
    payerDni: row.payerDni,
    payerAddress: row.payerAddress,
    payerEmail,
    billed,
    base,
    igv,
    igvPercent,
    soles: row.receipt && inSoles(row.receipt),
    returnTo: row.returnTo,
    refunded: bought?.refunded ?? 0,
    dispute: bought?.dispute ?? 'none',
    paidTwice: charges.some(({ returned }) => returned === 'paid_twice'),
  }
}
