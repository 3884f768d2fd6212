import type { DuePayout } from '#contracts/admin/payouts.contract.ts'
import { maskedName, payoutObstacleNames } from '#domain/payouts/payout.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Badge } from '#web/ui/look/badge.tsx'

/** What is due to professionals and in no list. */
export const DueTable = ({ due }: { due: readonly DuePayout[] }) => (
  <Table
    label="Por pagar"
    rows={due}
    keyOf={({ userId, currency }) => `${userId} ${currency}`}
    columns={columns}
    density="compact"
  />
)

const columns: Column<DuePayout>[] = [
  {
    id: 'name',
    label: 'Profesional',
    lead: true,
    cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
  },
  {
    id: 'amount',
    label: 'Monto',
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'to',
    label: 'Destino',
    cell: ({ destination, obstacle }) =>
      obstacle ? (
        <Badge tone="warn">{payoutObstacleNames[obstacle]}</Badge>
      ) : (
        destination && maskedName(destination)
      ),
  },
]
