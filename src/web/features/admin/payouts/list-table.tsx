import { Link } from 'react-router'
import type { PayoutList } from '#contracts/admin/payouts.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { payoutListHref } from './payouts.address.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'

/** The lists, the latest first. */
export const ListTable = ({ lists }: { lists: readonly PayoutList[] }) => (
  <Table label="Listas de pagos" rows={lists} keyOf={({ id }) => id} columns={columns} density="compact" />
)

const columns: Column<PayoutList>[] = [
  {
    id: 'list',
    label: 'Lista',
    lead: true,
    cell: ({ id }) => (
      <Link to={payoutListHref(id)} className="link">
        Lista {id}
      </Link>
    ),
  },
  { id: 'at', label: 'Preparada', cell: ({ preparedAt }) => formatDateTime(new Date(preparedAt)) },
  { id: 'by', label: 'Por', cell: ({ preparedBy }) => preparedBy },
  {
    id: 'sums',
    label: 'Total',
    align: 'end',
    cell: ({ sums }) => sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' · '),
  },
  {
    id: 'state',
    label: 'Pagos',
    cell: ({ listed, paid, failed }) => `${listed} por pagar, ${paid} pagados, ${failed} sin pagar`,
  },
]
