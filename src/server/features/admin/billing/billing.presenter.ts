import type { AdminPayment } from '#contracts/admin/billing.contract.ts'
import { payerTypeNames, paymentMethodName, paymentStatusNames } from '#domain/plans/payment.words.ts'
import { paymentLabel, receiptLabel } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { PaymentOfAnyone } from '#server/features/plans/payments/all-payments.service.ts'

export const toAdminPayment = (row: PaymentOfAnyone): AdminPayment => ({
  id: row.id,
  transactionId: paymentLabel(row.id),
  userName: row.payerName,
  userEmail: row.email ?? '',
  userType: row.userType,
  planType: row.planType,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  paymentMethod: paymentMethodName(row),
  description: row.description,
  stripeSessionId: row.provider === 'stripe' ? row.providerReference : null,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  receiptNumber: row.receiptNumber === null ? null : receiptLabel(row.receiptNumber),
  base: row.receipt?.base ?? null,
  igv: row.receipt?.igv ?? null,
  paidUntil: row.paidUntil?.toISOString() ?? null,
  refundDue: row.refundDue !== null && row.status === 'completed',
})

export const csvColumns = [
  'Transacción',
  'Fecha',
  'Usuario',
  'Correo',
  'Tipo',
  'Plan',
  'Monto',
  'Moneda',
  'Estado',
  'Método',
  'Recibo',
  'Sesión del proveedor',
]

/** One line of the export, in the order of `csvColumns`. */
export function toCsvRow(row: PaymentOfAnyone): string[] {
  const payment = toAdminPayment(row)
  return [
    payment.transactionId,
    formatDateTime(row.createdAt),
    payment.userName,
    payment.userEmail,
    payerTypeNames[payment.userType],
    payment.description,
    (payment.amount / 100).toFixed(2),
    payment.currency,
    paymentStatusNames[payment.status],
    payment.paymentMethod,
    payment.receiptNumber ?? '',
    payment.stripeSessionId ?? '',
  ]
}
