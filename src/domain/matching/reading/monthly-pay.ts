import type { PayFacts } from '#domain/matching/types.ts'
import { solesForDollar } from '#domain/matching/weights.ts'

/** One end of a pay range per month, in cents of a sol; the other end if that one is unknown. */
export function monthlySoles({ min, max, currency }: PayFacts, end: 'least' | 'most'): number | null {
  const amount = end === 'most' ? (max ?? min) : (min ?? max)
  return amount === null ? null : Math.round(amount * (currency === 'USD' ? solesForDollar : 1))
}
