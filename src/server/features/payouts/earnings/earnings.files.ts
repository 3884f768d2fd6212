import { Readable } from 'node:stream'
import type { Earnings } from '#contracts/payouts/earnings.contract.ts'
import { maskedName, ownPayoutStatusNames } from '#domain/payouts/payout.words.ts'
import { formatDay, limaDay } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import type { FileReply } from '#server/file-reply.ts'
import { csvFile } from '#server/platform/csv.ts'
import type { Sheet, SheetCell, SheetColumn } from '#server/platform/sheets/sheet.ts'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const text = (name: string, width = 30): SheetColumn => ({ name, width })
const money = (name: string): SheetColumn => ({ name, width: 14, format: 'decimal' })
const day = (name: string): SheetColumn => ({ name, width: 14, format: 'day' })

const orderColumns = [
  text('Mes', 10),
  day('Fecha'),
  { name: 'Pedido', width: 10, format: 'whole' as const },
  text('Servicio', 40),
  text('Cliente'),
  text('RUC', 14),
  text('Moneda', 10),
  money('Cobrado al cliente'),
  money('Comisión'),
  money('Para ti'),
]

const orderRows = ({ months }: Earnings): SheetCell[][] =>
  months.flatMap(({ month, currency, orders }) =>
    orders.map((order) => [
      month,
      new Date(order.at),
      order.orderId,
      order.serviceTitle,
      order.clientName,
      order.clientRuc,
      currency,
      order.gross / 100,
      order.fee / 100,
      order.net / 100,
    ]),
  )

const fileName = (now: Date, type: string) => `ingresos-${limaDay(now)}.${type}`

/** The orders whose money we held, one line for each and month. */
export function earningsCsv(earnings: Earnings, now: Date): FileReply {
  async function* batches() {
    yield orderRows(earnings)
  }
  return csvFile(
    fileName(now, 'csv'),
    orderColumns.map(({ name }) => name),
    batches(),
    (row) =>
      row.map((cell, at) =>
        cell instanceof Date
          ? formatDay(cell)
          : typeof cell === 'number' && orderColumns[at]?.format === 'decimal'
            ? cell.toFixed(2)
            : String(cell),
      ),
  )
}

/** The same, with payouts and direct orders on sheets of their own. */
export function earningsExcel(
  { sheetWriter }: Pick<Deps, 'sheetWriter'>,
  earnings: Earnings,
  now: Date,
): FileReply {
  const sheets: Sheet[] = [
    { name: 'Pedidos', columns: orderColumns, rows: [orderRows(earnings)] },
    {
      name: 'Pagos',
      columns: [day('Fecha'), text('Moneda', 10), money('Monto'), text('Destino'), text('Estado', 20)],
      rows: [
        earnings.payouts.map((payout) => [
          new Date(payout.at),
          payout.currency,
          payout.amount / 100,
          maskedName(payout),
          ownPayoutStatusNames[payout.status],
        ]),
      ],
    },
    {
      name: 'Trato directo',
      columns: [
        day('Fecha'),
        text('Servicio', 40),
        text('Cliente'),
        text('RUC', 14),
        text('Moneda', 10),
        money('Acordado'),
        text('Precio', 20),
      ],
      rows: [
        earnings.direct.map((order) => [
          new Date(order.at),
          order.serviceTitle,
          order.clientName,
          order.clientRuc,
          order.currency,
          order.total === null ? null : order.total / 100,
          order.price,
        ]),
      ],
    },
  ]
  return {
    stream: Readable.from(sheetWriter.write(sheets)),
    name: fileName(now, 'xlsx'),
    mime: excel,
    size: null,
  }
}
