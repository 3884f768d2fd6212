import type { Payment, Receipt } from '#contracts/plans/plans.contract.ts'
import { paymentMethodName } from '#domain/plans/payment.words.ts'
import { receiptLabel, splitIgv } from '#domain/plans/receipt.ts'
import type { PaymentWithReceipt } from './payments.queries.ts'
import { productNames } from './plan-products.ts'

export function toPayment(row: PaymentWithReceipt): Payment {
  return {
    id: row.id,
    product: row.product,
    description: productNames[row.product],
    amount: row.amount,
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

export function toReceipt(row: PaymentWithReceipt, payerEmail: string): Receipt {
  const { base, igv } = splitIgv(row.amount)
  const { payerName, payerRuc, payerDni, payerAddress } = row
  return { ...toPayment(row), payerName, payerRuc, payerDni, payerAddress, payerEmail, base, igv }
}
