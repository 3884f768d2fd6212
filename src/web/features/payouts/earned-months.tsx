import type { EarnedMonth, EarnedOrder } from '#contracts/payouts/earnings.contract.ts'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import type { ReceiptFacts } from '#domain/payouts/fee-receipt.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDate, formatPartialDate } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { OrderLink } from './order-link.tsx'

type EarnedMonthsProps = {
  months: readonly EarnedMonth[]
  /** Opens the help with the receipt of an order. */
  onReceipt: (facts: ReceiptFacts) => void
}

/** A card for each month and currency, with its orders. */
export const EarnedMonths = ({ months, onReceipt }: EarnedMonthsProps) => (
  <>
    {months.map((month) => (
      <MonthCard key={`${month.month} ${month.currency}`} month={month} onReceipt={onReceipt} />
    ))}
  </>
)

function MonthCard({
  month: { month, currency, gross, fee, net, paid, orders },
  onReceipt,
}: {
  month: EarnedMonth
  onReceipt: (facts: ReceiptFacts) => void
}) {
  const name = `${formatPartialDate(month)} · ${currency === 'PEN' ? 'soles' : 'dólares'}`
  return (
    <Card title={name} padding="none">
      <p className="px-5 pb-3 text-sm text-ink-2 lg:px-6">
        {orders.length > 0 &&
          `Tus clientes pagaron ${formatMoney(gross, currency)}; menos la comisión de ${formatMoney(fee, currency)}, ganaste ${formatMoney(net, currency)}. `}
        {paid > 0 && `Este mes te pagamos ${formatMoney(paid, currency)}.`}
      </p>
      {orders.length > 0 && (
        <Table
          label={`Pedidos de ${name}`}
          rows={orders}
          keyOf={({ orderId }) => orderId}
          columns={columnsFor(currency, onReceipt)}
        />
      )}
    </Card>
  )
}

const columnsFor = (
  currency: PayoutCurrency,
  onReceipt: (facts: ReceiptFacts) => void,
): Column<EarnedOrder>[] => [
  { id: 'order', label: 'Pedido', lead: true, cell: (order) => <OrderLink {...order} /> },
  {
    id: 'at',
    label: 'Aceptado',
    cell: ({ at }) => <span className="whitespace-nowrap">{formatDate(new Date(at))}</span>,
  },
  {
    id: 'gross',
    label: 'Pagó el cliente',
    align: 'end',
    cell: ({ gross }) => formatMoney(gross, currency),
  },
  { id: 'fee', label: 'Comisión', align: 'end', cell: ({ fee }) => formatMoney(fee, currency) },
  { id: 'net', label: 'Para ti', align: 'end', cell: ({ net }) => <b>{formatMoney(net, currency)}</b> },
  {
    id: 'receipt',
    label: 'Recibo',
    cell: ({ serviceTitle, gross, clientName, clientRuc }) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Recibo por honorarios de ${serviceTitle}`}
        onClick={() => onReceipt({ service: serviceTitle, currency, gross, clientName, clientRuc })}
      >
        Datos
      </Button>
    ),
  },
]
