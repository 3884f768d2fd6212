import type { Earnings } from '#contracts/payouts/earnings.contract.ts'
import type { PayoutStatus } from '#contracts/payouts/payouts-vocabulary.ts'
import { maskedName, ownPayoutStatusNames, payoutFailureNames } from '#domain/payouts/payout.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { OrderLink } from './order-link.tsx'

type Held = Earnings['heldOrders'][number]
type Payout = Earnings['payouts'][number]
type Direct = Earnings['direct'][number]

/** Orders whose money waits with us. */
export const HeldOrders = ({ orders }: { orders: readonly Held[] }) => (
  <Card title="En custodia" padding="none">
    <Table
      label="Pedidos en custodia"
      rows={orders}
      keyOf={({ orderId, currency }) => `${orderId} ${currency}`}
      columns={heldColumns}
    />
  </Card>
)

const heldColumns: Column<Held>[] = [
  { id: 'order', label: 'Pedido', lead: true, cell: (order) => <OrderLink {...order} /> },
  {
    id: 'held',
    label: 'En custodia',
    align: 'end',
    cell: ({ held, currency }) => formatMoney(held, currency),
  },
]

const tones: Record<PayoutStatus, Tone> = { listed: 'info', paid: 'ok', failed: 'bad' }

/** What left for the person's account, the latest first. */
export const PayoutTable = ({ payouts }: { payouts: readonly Payout[] }) => (
  <Card title="Pagos a tu cuenta" padding="none">
    <Table label="Pagos a tu cuenta" rows={payouts} keyOf={({ id }) => id} columns={payoutColumns} />
  </Card>
)

const payoutColumns: Column<Payout>[] = [
  {
    id: 'amount',
    label: 'Monto',
    lead: true,
    cell: ({ amount, currency }) => <b>{formatMoney(amount, currency)}</b>,
  },
  { id: 'to', label: 'Destino', cell: (payout) => maskedName(payout) },
  { id: 'at', label: 'Fecha', cell: ({ at }) => formatDate(new Date(at)) },
  {
    id: 'status',
    label: 'Estado',
    cell: ({ status, failure }) => (
      <>
        <Badge tone={tones[status]}>{ownPayoutStatusNames[status]}</Badge>
        {failure && <span className="mt-1 block text-xs text-ink-2">{payoutFailureNames[failure]}</span>}
      </>
    ),
  },
]

/** Completed orders that the client paid directly. */
export const DirectOrders = ({ orders }: { orders: readonly Direct[] }) => (
  <Card title="Trato directo" padding="none">
    <p className="px-5 pb-3 text-sm text-ink-2 lg:px-6">
      Pedidos completados que tu cliente te pagó directamente. No pasan por Qhatu ni suman en tus ingresos.
    </p>
    <Table
      label="Pedidos de trato directo"
      rows={orders}
      keyOf={({ orderId }) => orderId}
      columns={directColumns}
    />
  </Card>
)

const directColumns: Column<Direct>[] = [
  { id: 'order', label: 'Pedido', lead: true, cell: (order) => <OrderLink {...order} /> },
  { id: 'at', label: 'Completado', cell: ({ at }) => formatDate(new Date(at)) },
  {
    id: 'total',
    label: 'Acordado',
    align: 'end',
    cell: ({ total, currency, price }) => (total === null ? price : formatMoney(total, currency)),
  },
]
