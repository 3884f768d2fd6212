import { Link } from 'react-router'
import type { Reconciliation } from '#contracts/admin/money.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { paymentHref } from './billing.address.ts'
import { providerTitles } from './provider.words.ts'

type Waiting = Reconciliation['waiting'][number]
type Event = Reconciliation['events'][number]

/** Payments of which the provider has not said what became of them. */
export const WaitingPayments = ({ waiting }: { waiting: readonly Waiting[] }) => (
  <Table
    label="Pagos que esperan al proveedor"
    columns={paymentColumns}
    rows={waiting}
    keyOf={({ id }) => id}
    density="compact"
  />
)

const paymentColumns: Column<Waiting>[] = [
  {
    id: 'at',
    label: 'Fecha y transacción',
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
  { id: 'provider', label: 'Proveedor', cell: ({ provider }) => providerTitles[provider] ?? provider },
  {
    id: 'amount',
    label: 'Monto',
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'next',
    label: 'Le preguntamos otra vez',
    cell: ({ checkAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDateTime(new Date(checkAt))}</span>
    ),
  },
]

/** Events of providers that could not be booked. */
export const FailedEvents = ({ events }: { events: readonly Event[] }) => (
  <Table
    label="Avisos sin registrar"
    columns={eventColumns}
    rows={events}
    keyOf={({ id }) => id}
    density="compact"
  />
)

const eventColumns: Column<Event>[] = [
  {
    id: 'at',
    label: 'Recibido',
    lead: true,
    cell: ({ receivedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDateTime(new Date(receivedAt))}</span>
    ),
  },
  { id: 'provider', label: 'Proveedor', cell: ({ provider }) => providerTitles[provider] ?? provider },
  {
    id: 'event',
    label: 'Aviso',
    cell: ({ eventId }) => <span className="wrap-anywhere">{eventId}</span>,
  },
]
