import type { PayoutRow } from '#contracts/admin/payouts.contract.ts'
import type { PayoutStatus } from '#contracts/payouts/payouts-vocabulary.ts'
import { maskedName, payoutFailureNames, payoutStatusNames } from '#domain/payouts/payout.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'

type RowTableProps = {
  rows: readonly PayoutRow[]
  onPaid: (row: PayoutRow) => void
  onFailed: (row: PayoutRow) => void
}

/** The payouts of a list, each with what can be done. */
export const RowTable = ({ rows, onPaid, onFailed }: RowTableProps) => (
  <Table
    label="Pagos de la lista"
    rows={rows}
    keyOf={({ id }) => id}
    columns={columnsWith(onPaid, onFailed)}
    density="compact"
  />
)

const tones: Record<PayoutStatus, Tone> = { listed: 'info', paid: 'ok', failed: 'bad' }

const columnsWith = (
  onPaid: RowTableProps['onPaid'],
  onFailed: RowTableProps['onFailed'],
): Column<PayoutRow>[] => [
  {
    id: 'name',
    label: 'Profesional',
    lead: true,
    cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
  },
  { id: 'to', label: 'Destino', cell: ({ destination }) => maskedName(destination) },
  {
    id: 'amount',
    label: 'Monto',
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'status',
    label: 'Estado',
    cell: ({ status, failure }) => (
      <>
        <Badge tone={tones[status]}>{payoutStatusNames[status]}</Badge>
        {failure && <span className="mt-1 block text-xs text-ink-2">{payoutFailureNames[failure]}</span>}
      </>
    ),
  },
  {
    id: 'acts',
    label: 'Acciones',
    cell: (row) =>
      row.status === 'listed' ? (
        <span className="flex flex-wrap gap-2 max-md:justify-end">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Marcar como pagado a ${row.name}`}
            onClick={() => onPaid(row)}
          >
            Pagado
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`No se pudo pagar a ${row.name}`}
            onClick={() => onFailed(row)}
          >
            No se pudo
          </Button>
        </span>
      ) : (
        <span className="text-ink-3">—</span>
      ),
  },
]
