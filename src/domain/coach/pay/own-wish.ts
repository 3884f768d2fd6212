/** The monthly pay that a person expects, in whole units of its currency. */
export interface WishedPay {
  min: number | null
  max: number | null
  currency: 'PEN' | 'USD'
}

/** Where a wish lies among what ads pay. `around`: it contains the middle. */
export type WishPosition = 'below' | 'lower' | 'around' | 'upper' | 'above'

/** A wish against the quartiles of ads, in cents of soles; null: it is in another currency, or says no amount. */
export function wishAgainst(
  { min, max, currency }: WishedPay,
  { low, median, high }: { low: number; median: number; high: number },
): WishPosition | null {
  const from = min ?? max
  const to = max ?? min
  if (currency !== 'PEN' || from === null || to === null) return null
  if (to * 100 < low) return 'below'
  if (from * 100 > high) return 'above'
  if (to * 100 < median) return 'lower'
  return from * 100 > median ? 'upper' : 'around'
}
