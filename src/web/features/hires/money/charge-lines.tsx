import type { OrderCurrency } from '#contracts/hires/order-vocabulary.ts'
import { chargeOf, writeFeeRate } from '#domain/orders/fee-sums.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { usualIgvPercent } from '#domain/plans/receipt.ts'

type ChargeLinesProps = {
  /** The price, in cents. */
  cents: number
  feeRate: number
  currency: OrderCurrency
  /** What the sum is. */
  total: string
}

/** What a company pays for a price that is held: the price, our fee, its tax, and the sum. */
export function ChargeLines({ cents, feeRate, currency, total }: ChargeLinesProps) {
  const charge = chargeOf(cents, feeRate)
  const lines: [string, number][] = [
    ['Servicio', cents],
    [`Comisión de Qhatu, ${writeFeeRate(feeRate)}`, charge.fee],
    [`IGV ${usualIgvPercent} % de la comisión`, charge.igv],
  ]
  return (
    <dl className="grid text-sm">
      {lines.map(([name, sum]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="min-w-0">{name}</dt>
          <dd className="fig font-strong">{writeOrderSum(sum, currency)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 pt-2 font-strong">
        <dt>{total}</dt>
        <dd className="fig text-h4">{writeOrderSum(charge.total, currency)}</dd>
      </div>
    </dl>
  )
}
