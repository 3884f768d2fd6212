import { Link } from 'react-router'
import type { ListedTransaction } from '#contracts/admin/money.contract.ts'
import { ledgerEventNames } from '#domain/ledger/ledger.words.ts'
import { paymentLabel } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { paymentHref } from './billing.address.ts'
import { LedgerEntries } from './ledger-entries.tsx'

/** Transactions of the ledger, each with its lines. */
export const TransactionTable = ({ transactions }: { transactions: readonly ListedTransaction[] }) => (
  <Table label="Asientos" columns={columns} rows={transactions} keyOf={({ id }) => id} density="compact" />
)

const columns: Column<ListedTransaction>[] = [
  {
    id: 'at',
    label: 'Fecha y número',
    lead: true,
    cell: ({ at, id }) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">{formatDateTime(new Date(at))}</span>
        <span className="text-xs text-ink-2 tabular-nums">Asiento {id}</span>
      </>
    ),
  },
  {
    id: 'event',
    label: 'Qué pasó',
    cell: ({ event, paymentId }) => (
      <>
        <span className="block">{ledgerEventNames[event]}</span>
        {paymentId !== null && (
          <Link to={paymentHref(paymentLabel(paymentId))} className="link text-xs tabular-nums">
            {paymentLabel(paymentId)}
          </Link>
        )}
      </>
    ),
  },
  {
    id: 'entries',
    label: 'Cuenta, debe y haber',
    cell: ({ entries, currency }) => <LedgerEntries entries={entries} currency={currency} />,
  },
]
