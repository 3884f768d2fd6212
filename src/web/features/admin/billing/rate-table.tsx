import type { ExchangeRate } from '#contracts/admin/exchange-rates.contract.ts'
import { formatDate, formatDateTime, limaDayStart } from '#domain/time/dates.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'

/** What a dollar cost in soles on each day, and who says so. */
export const RateTable = ({ rates }: { rates: readonly ExchangeRate[] }) => (
  <Table label="Tipo de cambio" columns={columns} rows={rates} keyOf={({ day }) => day} density="compact" />
)

const columns: Column<ExchangeRate>[] = [
  {
    id: 'day',
    label: 'Día',
    lead: true,
    cell: ({ day }) => <span className="whitespace-nowrap">{formatDate(limaDayStart(day))}</span>,
  },
  {
    id: 'rate',
    label: 'Soles por dólar, venta',
    align: 'end',
    cell: ({ rate }) => <span className="tabular-nums">{rate}</span>,
  },
  { id: 'source', label: 'Fuente', cell: ({ source }) => <span className="wrap-anywhere">{source}</span> },
  {
    id: 'by',
    label: 'Guardado',
    cell: ({ typedBy, storedAt }) => (
      <>
        <span className="block wrap-anywhere">{typedBy ?? 'Publicado'}</span>
        <span className="text-xs whitespace-nowrap text-ink-2">{formatDateTime(new Date(storedAt))}</span>
      </>
    ),
  },
]
