import type { CodeKind } from '#contracts/plans/codes-vocabulary.ts'
import type { PayerType, Purchasable } from '#contracts/plans/plans-vocabulary.ts'

/** In cents: providers refuse to charge less than this, so a smaller rest is given. */
export const leastCharge = 50

/** What a code gives. */
export interface Discount {
  kind: CodeKind
  /** Percent, cents, or months. */
  value: number
}

/** What is to be paid, in cents. `amount` and `discount` add up to the price of so many months. */
export interface DiscountedPrice {
  amount: number
  discount: number
  months: number
}

/** What a price in cents becomes with a code. */
export function discounted(price: number, code: Discount | null): DiscountedPrice {
  if (code === null) return { amount: price, discount: 0, months: 1 }
  if (code.kind === 'months') return { amount: 0, discount: price * code.value, months: code.value }
  const off = code.kind === 'percent' ? Math.round((price * code.value) / 100) : Math.min(code.value, price)
  const discount = price - off < leastCharge ? price : off
  return { amount: price - discount, discount, months: 1 }
}

/** The rules of a code, and when it was ended by hand. */
export interface CodeRules extends Discount {
  /** Empty: all. */
  products: readonly Purchasable[]
  /** Null: both. */
  payer: PayerType | null
  startsAt: Date
  endsAt: Date | null
  endedAt: Date | null
  mostUses: number | null
  mostPerAccount: number
}

/** Why a code cannot be used. */
export type CodeRefusal = 'unknown' | 'ended' | 'other-product' | 'other-currency' | 'used-up' | 'used-by-you'

/** Whether a code is for this person and thing at this moment; its uses are checked apart. */
export function refusalOf(
  code: CodeRules,
  {
    product,
    payer,
    currency,
    now,
  }: { product: Purchasable; payer: PayerType; currency: 'USD' | 'PEN'; now: Date },
): CodeRefusal | null {
  // Whoever guesses a code before its time learns nothing.
  if (code.startsAt > now) return 'unknown'
  if (code.endedAt !== null || (code.endsAt !== null && code.endsAt <= now)) return 'ended'
  if (code.payer !== null && code.payer !== payer) return 'other-product'
  if (code.products.length > 0 && !code.products.includes(product)) return 'other-product'
  // Its amount is in dollars.
  if (code.kind === 'amount' && currency !== 'USD') return 'other-currency'
  // Months are of a plan.
  return code.kind === 'months' && product !== 'premium_month' ? 'other-product' : null
}

/** Whether there is no use left, for anybody or for this account. */
export function usesRefusal(
  { mostUses, mostPerAccount }: Pick<CodeRules, 'mostUses' | 'mostPerAccount'>,
  uses: { all: number; ofAccount: number },
): CodeRefusal | null {
  if (uses.ofAccount >= mostPerAccount) return 'used-by-you'
  return mostUses !== null && uses.all >= mostUses ? 'used-up' : null
}
