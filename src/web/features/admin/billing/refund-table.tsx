import { Link } from 'react-router'
import type { ListedRefund } from '#contracts/admin/money.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { refundFailureNames, refundReasonNames } from '#domain/plans/refund.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { paymentHref } from './billing.address.ts'
import { RefundStateBadge } from './refund-state-badge.tsx'
import { useRefunds } from './use-refunds.ts'

type RefundTableProps = { refunds: readonly ListedRefund[]; mayRefund: boolean }

/** What administrators gave back. */
export const RefundTable = ({ refunds, mayRefund }: RefundTableProps) => (
  <Table
    label="Devoluciones"
    columns={mayRefund ? [...columns, acts] : columns}
    rows={refunds}
    keyOf={({ id }) => id}
    density="compact"
  />
)

const columns: Column<ListedRefund>[] = [
  {
    id: 'at',
    label: 'Fecha y transacción',
    lead: true,
    cell: ({ requestedAt, transactionId }) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">{formatDateTime(new Date(requestedAt))}</span>
        <Link to={paymentHref(transactionId)} className="link text-xs tabular-nums">
          {transactionId}
        </Link>
      </>
    ),
  },
  {
    id: 'payer',
    label: 'Usuario',
    cell: ({ payerName }) => <span className="wrap-anywhere">{payerName || 'Sin nombre'}</span>,
  },
  {
    id: 'reason',
    label: 'Motivo y quién',
    cell: ({ reason, requestedBy }) => (
      <>
        <span className="block">{refundReasonNames[reason]}</span>
        <span className="text-xs text-ink-2">{requestedBy || 'Alguien del equipo'}</span>
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
    id: 'state',
    label: 'Estado',
    cell: ({ state, failure, tries }) => (
      <span className="grid justify-items-start gap-1 max-md:justify-items-end">
        <RefundStateBadge state={state} />
        {failure && state !== 'done' && (
          <span className="text-xs text-ink-2">
            {refundFailureNames[failure]}
            {tries > 1 && ` (${tries} intentos)`}
          </span>
        )}
      </span>
    ),
  },
]

const acts: Column<ListedRefund> = { id: 'acts', label: 'Acciones', cell: (refund) => <Acts {...refund} /> }

function Acts({ id, state, transactionId }: ListedRefund) {
  const { cancel, retry } = useRefunds()
  if (state !== 'waiting' && state !== 'refused') return null
  const [label, act] =
    state === 'waiting' ? (['Deshacer', cancel] as const) : (['Reintentar', retry] as const)
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${label} la devolución de ${transactionId}`}
      onClick={() => void act(id)}
    >
      {label}
    </Button>
  )
}
