import { useState } from 'react'
import type { AdminPayment } from '#contracts/admin/billing.contract.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { PaymentStatusBadge } from '#web/features/plans/payment-status-badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { paymentDataHref } from './billing.address.ts'
import { DataLink } from './data-link.tsx'
import { usePaymentMoney } from './money.resource.ts'
import { PaymentMoneyParts } from './payment-money.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type PaymentDialogProps = { payment: AdminPayment; mayRefund: boolean; onClose: () => void }

/** Everything about one payment, and the way to give it back. */
export function PaymentDialog({ payment, mayRefund, onClose }: PaymentDialogProps) {
  const money = (cents: number) => formatMoney(cents, payment.currency)
  const [isRefunding, setIsRefunding] = useState(false)
  const moved = usePaymentMoney(payment.id)
  const left = moved.data?.left ?? 0
  if (isRefunding && left > 0)
    return (
      <RefundDialog payment={payment} left={left} onClose={() => setIsRefunding(false)} onDone={onClose} />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      variant="drawer"
      title={`${payment.transactionId} · ${money(payment.amount)}`}
      description={payment.description}
      footer={
        mayRefund && left > 0 ? (
          <Button variant="secondary" onClick={() => setIsRefunding(true)}>
            Devolver
          </Button>
        ) : undefined
      }
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
          { term: 'Recibo', value: <ReceiptNumber payment={payment} mayRead={mayRefund} /> },
          ...(payment.base === null ? [] : [{ term: 'Valor', value: money(payment.base) }]),
          ...(payment.igv === null ? [] : [{ term: 'IGV', value: money(payment.igv) }]),
        ]}
      />
      {moved.isError && (
        <Note tone="bad" announce>
          No pudimos leer los movimientos de este pago. Ciérralo y ábrelo otra vez.
        </Note>
      )}
      {moved.isPending && <Skeleton className="mt-6 h-24" />}
      {moved.data && (
        <PaymentMoneyParts
          money={moved.data}
          currency={payment.currency}
          paymentId={payment.id}
          mayRefund={mayRefund}
        />
      )}
    </Dialog>
  )
}

function ReceiptNumber({ payment, mayRead }: { payment: AdminPayment; mayRead: boolean }) {
  const { id, receiptNumber } = payment
  if (receiptNumber === null) return 'Sin recibo'
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <span className="tabular-nums">{receiptNumber}</span>
      {mayRead && <DataLink href={paymentDataHref(id)} of={receiptNumber} />}
    </span>
  )
}
