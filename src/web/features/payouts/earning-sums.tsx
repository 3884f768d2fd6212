import type { Earnings } from '#contracts/payouts/earnings.contract.ts'
import { currencyNames } from '#domain/payouts/payout.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'

/** Held, due, paid and fees, a sheet for each currency: they are never added up. */
export const EarningSums = ({ balances }: Pick<Earnings, 'balances'>) => (
  <div className="grid gap-5">
    {balances.map(({ currency, held, due, paid, fees }) => (
      <section key={currency} aria-label={currencyNames[currency]}>
        <h2 className="mb-2 text-h4">{currencyNames[currency]}</h2>
        <FigureSheet
          columns={4}
          figures={[
            { label: 'En custodia', value: formatMoney(held, currency) },
            { label: 'Por pagarte', value: formatMoney(due, currency) },
            { label: 'Pagado', value: formatMoney(paid, currency) },
            { label: 'Comisiones', value: formatMoney(fees, currency) },
          ]}
        />
      </section>
    ))}
  </div>
)
