import type { AdminPayment } from '#contracts/admin/billing.contract.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { formatMoney, splitIgv } from '#domain/plans/receipt.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { PaymentStatusBadge } from '#web/features/plans/payment-status-badge.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

/** Everything about one payment. */
export function PaymentDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { base, igv } = splitIgv(payment.amount)
  const money = (cents: number) => formatMoney(cents, payment.currency)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${payment.transactionId} · ${money(payment.amount)}`}
      description={payment.description}
    >
      <DefinitionList
        items={[
          { term: 'Estado', value: <PaymentStatusBadge status={payment.status} /> },
          ...(payment.refundDue
            ? [{ term: 'Por devolver', value: 'Se pagó, pero ya no se pudo entregar.' }]
            : []),
          { term: 'Usuario', value: payment.userName || 'Sin nombre' },
          { term: 'Correo', value: payment.userEmail || 'Cuenta eliminada' },
          { term: 'Tipo', value: payerTypeNames[payment.userType] },
          { term: 'Fecha', value: formatDateTime(new Date(payment.createdAt)) },
          {
            term: 'Completado',
            value: payment.completedAt ? formatDateTime(new Date(payment.completedAt)) : 'No',
          },
          ...(payment.paidUntil
            ? [{ term: 'Vale hasta', value: formatDate(new Date(payment.paidUntil)) }]
            : []),
          { term: 'Método', value: payment.paymentMethod },
          { term: 'Sesión del proveedor', value: payment.stripeSessionId ?? 'Ninguna' },
          { term: 'Recibo', value: payment.receiptNumber ?? 'Sin recibo' },
          { term: 'Valor', value: money(base) },
          { term: 'IGV', value: money(igv) },
        ]}
      />
    </Dialog>
  )
}
