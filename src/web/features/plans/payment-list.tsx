import Download from 'lucide-react/icons/download'
import type { Payment } from '#contracts/plans/plans.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { Link } from 'react-router'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import { receiptPaperHref } from './receipt.address.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'

/** Every payment of the account with its receipt, the newest first. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0)
    return (
      <Card title="Pagos y recibos">
        <EmptyState title="Aún no tienes recibos" level={3}>
          Cuando actives un plan, su recibo quedará aquí, incluso si fue gratis.
        </EmptyState>
      </Card>
    )
  return (
    <Card
      title="Pagos y recibos"
      padding="none"
      className="[&>div:first-child]:px-5 md:[&>div:first-child]:px-4"
    >
      <div className="max-md:px-1 max-md:pb-2">
        <Table label="Pagos y recibos" rows={payments} keyOf={({ id }) => id} columns={columns} />
      </div>
    </Card>
  )
}

const columns: Column<Payment>[] = [
  { id: 'what', label: 'Plan', lead: true, cell: ({ description }) => description },
  {
    id: 'date',
    label: 'Fecha',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(new Date(createdAt))}</span>,
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
  { id: 'method', label: 'Método', cell: ({ method }) => method },
  { id: 'receipt', label: 'Recibo', cell: (payment) => <ReceiptLink {...payment} /> },
]

function ReceiptLink({ id, receiptNumber }: Payment) {
  if (receiptNumber === null) return <span className="text-ink-3">Sin recibo</span>
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:justify-end">
      <Link
        to={`/recibos/${id}`}
        className="link inline-flex min-h-6 items-center whitespace-nowrap tabular-nums"
      >
        {receiptNumber}
      </Link>
      <a
        href={receiptPaperHref(id)}
        download
        className="link inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap"
      >
        <Download className="icon" />
        PDF<span className="sr-only"> del recibo {receiptNumber}</span>
      </a>
    </span>
  )
}
