import { billingPageSize, type PaymentFilters } from '#contracts/admin/billing.contract.ts'
import { limaMonthStart } from '#domain/time/dates.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import {
  countEnded,
  findPayments,
  listPayments,
  listPaymentsAfter,
  type PaymentWithEmail,
  sumIncome,
} from './all-payments.queries.ts'
import { payerTypeOf, planTypeOf, productNames, soldName } from './plan-products.ts'

/** A payment with what its product says: what was bought, by whom, and for which plan. */
export type PaymentOfAnyone = ReturnType<typeof withProduct>

const withProduct = (row: PaymentWithEmail) => ({
  ...row,
  description: soldName(row),
  userType: payerTypeOf(row.product),
  planType: planTypeOf(row.product),
})

/** What a payment was for; an unknown product is shown unchanged. */
export const productName = (product: string): string =>
  (productNames as Record<string, string>)[product] ?? product

/** A page of everybody's payments, the latest first; `hasOlder`: there is another one. */
export async function pageOfPayments(
  { db }: Pick<Deps, 'db'>,
  filters: PaymentFilters,
  before: number | undefined,
) {
  const finding = await findPayments(db, filters)
  const rows = await listPayments(db, filters, { before, limit: billingPageSize + 1, finding })
  return {
    payments: rows.slice(0, billingPageSize).map(withProduct),
    total: finding.total,
    hasOlder: rows.length > billingPageSize,
  }
}

/** All matching payments in batches, the oldest first. */
export const allPayments = ({ db }: Pick<Deps, 'db'>, filters: PaymentFilters) =>
  readInBatches(async (after, limit) =>
    (await listPaymentsAfter(db, filters, { after, limit })).map(withProduct),
  )

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
