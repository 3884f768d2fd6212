import { limaMonthStart } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import { countEnded, sumIncome } from './payment-sums.queries.ts'

/** Revenue of completed payments in US dollars, net of refunds, in cents. */
export async function readDollarRevenue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const byCurrency = await sumIncome(db, limaMonthStart(clock.now()))
  return byCurrency.find(({ currency }) => currency === 'USD')?.total ?? 0
}

/** Revenue net of refunds, in cents. The documented figures are those of US dollars; currencies are never added up. */
export async function readPaymentStats({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const byCurrency = await sumIncome(db, limaMonthStart(clock.now()))
  const { paid, failed } = await countEnded(db)
  const dollars = byCurrency.find(({ currency }) => currency === 'USD') ?? { total: 0, count: 0, month: 0 }
  const ended = paid + failed
  return {
    totalRevenue: dollars.total,
    totalTransactions: byCurrency.reduce((sum, { count }) => sum + count, 0),
    monthlyRevenue: dollars.month,
    averageTransactionValue: dollars.count === 0 ? 0 : Math.round(dollars.total / dollars.count),
    successRate: ended === 0 ? null : Math.round((paid / ended) * 1000) / 10,
    byCurrency: byCurrency.map(({ currency, total, month }) => ({ currency, total, month })),
  }
}
