import { billingPageSize, type PaymentFilters } from '#contracts/admin/billing.contract.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import {
  findPayments,
  listPayments,
  listPaymentsAfter,
  type PaymentWithEmail,
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
