import type { CodePrice } from '#contracts/plans/plans.contract.ts'
import type { Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { codeRefusals } from '#domain/plans/code.words.ts'
import {
  type CodeRefusal,
  discounted,
  type DiscountedPrice,
  refusalOf,
  usesRefusal,
} from '#domain/plans/discount.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { sharedSince } from '#server/features/plans/payments/checkout.service.ts'
import { findWaiting } from '#server/features/plans/payments/payments.queries.ts'
import { paidProducts } from '#server/features/plans/payments/plan-products.ts'
import { readPrice } from '#server/features/plans/payments/prices.service.ts'
import type { Currency } from '#server/platform/payments/payment-provider.ts'
import { type CodeRow, countUses, findCode, lockCode } from './codes.queries.ts'

type PriceDeps = Pick<Deps, 'clock' | 'payments'>

/** What one thing costs this person now. */
export interface SettledPrice extends DiscountedPrice {
  product: 'professional_premium' | 'company_premium' | 'premium_job'
  /** In cents, without the code. */
  price: number
  currency: Currency
  codeId: number | null
}

const things = {
  professional_premium: 'professionalPremium',
  company_premium: 'companyPremium',
  premium_job: 'premiumJob',
} as const

/**
 * The price of a purchase in its transaction. The code stays locked until the end, so that two people cannot both have its last
 * use. Throws code_refused.
 */
export async function settlePrice(
  deps: PriceDeps,
  tx: Db,
  actor: UserActor,
  { product, code }: { product: Purchasable; code?: string | undefined },
): Promise<SettledPrice> {
  if (code === undefined) return priceOf(deps, tx, actor, product, null)
  const row = await lockCode(tx, code)
  const settled = row ? await withCode(deps, tx, actor, product, row) : 'unknown'
  if (typeof settled === 'string') throw refused(settled)
  return settled
}

/** What the code makes of the price of each thing that this account can buy with it. Throws code_refused. */
export async function pricesWithCode(
  deps: PriceDeps & Pick<Deps, 'db'>,
  actor: UserActor,
  code: string,
): Promise<CodePrice[]> {
  const row = await findCode(deps.db, code)
  if (!row) throw refused('unknown')
  const prices: CodePrice[] = []
  let why: CodeRefusal | null = null
  for (const product of actor.kind === 'company'
    ? (['premium_month', 'premium_job'] as const)
    : (['premium_month'] as const)) {
    const settled = await withCode(deps, deps.db, actor, product, row)
    if (typeof settled === 'string') why = why === null || why === 'other-product' ? settled : why
    else {
      const { price, amount, currency, months } = settled
      prices.push({ product, price: price * months, amount, currency, months })
    }
  }
  if (prices.length === 0) throw refused(why ?? 'unknown')
  return prices
}

const refused = (why: CodeRefusal) => new AppError('code_refused', { message: codeRefusals[why] })

async function priceOf(
  deps: PriceDeps,
  db: Db,
  actor: UserActor,
  purchase: Purchasable,
  code: CodeRow | null,
): Promise<SettledPrice> {
  const product = purchase === 'premium_month' ? paidProducts[actor.kind] : purchase
  const { price, currency } = await readPrice(deps, db, things[product])
  return { ...discounted(price, code), product, price, currency, codeId: code?.id ?? null }
}

/** The price with a code, or why it is refused. A payment that waits with it has its use already. */
async function withCode(
  deps: PriceDeps,
  db: Db,
  actor: UserActor,
  product: Purchasable,
  code: CodeRow,
): Promise<SettledPrice | CodeRefusal> {
  const now = deps.clock.now()
  const settled = await priceOf(deps, db, actor, product, code)
  const { amount, currency, discount, months, codeId } = settled
  const refusal = refusalOf(code, { product, payer: actor.kind, currency, now })
  if (refusal !== null) return refusal
  const provider = deps.payments.current?.name
  const same = {
    userId: actor.userId,
    product: settled.product,
    serviceId: null,
    orderId: null,
    orderPart: null,
    amount,
    currency,
    discount,
    months,
    codeId,
  }
  if (provider && (await findWaiting(db, { ...same, provider, since: sharedSince(deps) }))) return settled
  return usesRefusal(code, await countUses(db, code.id, { userId: actor.userId, now })) ?? settled
}
