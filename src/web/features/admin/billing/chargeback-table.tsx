import { Link } from 'react-router'
import type { Chargeback } from '#contracts/admin/money.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { paymentHref } from './billing.address.ts'
import { providerTitles } from './provider.words.ts'
import { DisputeBadge } from './refund-state-badge.tsx'

/** The payments that a card holder contested at the bank. */
export const ChargebackTable = ({ chargebacks }: { chargebacks: readonly Chargeback[] }) => (
  <Table label="Contracargos" columns={columns} rows={chargebacks} keyOf={({ id }) => id} density="compact" />
)

const columns: Column<Chargeback>[] = [
  {
    id: 'at',
    label: 'Cobro y transacción',
    lead: true,
    cell: ({ createdAt, transactionId }) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">{formatDateTime(new Date(createdAt))}</span>
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
    id: 'provider',
    label: 'Proveedor',
    cell: ({ provider, reference }) => (
      <>
        <span className="block">{providerTitles[provider] ?? provider}</span>
        <span className="text-xs wrap-anywhere text-ink-2">{reference}</span>
      </>
    ),
  },
  {
    id: 'amount',
    label: 'En disputa',
    align: 'end',
    cell: ({ amount, currency }) => `${(amount / 100).toFixed(2)} ${currency}`,
  },
  { id: 'state', label: 'Estado', cell: ({ dispute }) => <DisputeBadge dispute={dispute} /> },
]
