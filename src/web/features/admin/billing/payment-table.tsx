import type { AdminPayment } from '#contracts/admin/billing.contract.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { PaymentStatusBadge } from '#web/features/plans/payment-status-badge.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'

type PaymentTableProps = { payments: readonly AdminPayment[]; onOpen: (payment: AdminPayment) => void }

/** Eight facts in six columns, as pairs. The transaction opens its detail. */
export const PaymentTable = ({ payments, onOpen }: PaymentTableProps) => (
  <Table
    label="Pagos"
    columns={columnsWith(onOpen)}
    rows={payments}
    keyOf={({ id }) => id}
    density="compact"
  />
)

const columnsWith = (onOpen: (payment: AdminPayment) => void): Column<AdminPayment>[] => [
  {
    id: 'at',
    label: 'Fecha y transacción',
    lead: true,
    cell: (payment) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">
          {formatDateTime(new Date(payment.createdAt))}
        </span>
        <button
          type="button"
          onClick={() => onOpen(payment)}
          className="link text-xs tabular-nums"
          aria-label={`Ver ${payment.transactionId}`}
        >
          {payment.transactionId}
        </button>
      </>
    ),
  },
  {
    id: 'user',
    label: 'Usuario',
    cell: ({ userName, userEmail }) => (
      <>
        <span className="block font-medium wrap-anywhere">{userName || 'Sin nombre'}</span>
        <span className="text-xs wrap-anywhere text-ink-2">{userEmail || 'Cuenta eliminada'}</span>
      </>
    ),
  },
  {
    id: 'plan',
    label: 'Plan y tipo',
    cell: ({ description, userType }) => (
      <>
        <span className="block">{description}</span>
        <span className="text-xs text-ink-2">{payerTypeNames[userType]}</span>
      </>
    ),
  },
  {
    id: 'amount',
    label: 'Monto',
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'status',
    label: 'Estado',
    cell: ({ status, refundDue }) =>
      refundDue ? <Badge tone="warn">Por devolver</Badge> : <PaymentStatusBadge status={status} />,
  },
  { id: 'method', label: 'Método', cell: ({ paymentMethod }) => paymentMethod },
]
