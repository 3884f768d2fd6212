import type { PartValue } from '#domain/matching/types.ts'
import { known } from './part.ts'
import { leastPayShare } from '#domain/matching/weights.ts'

/** Compares offered and expected pay, both per month in cents of a sol; null if one is unknown. */
export function payPart(offered: number | null, asked: number | null): PartValue | null {
  if (offered === null || asked === null || asked <= 0) return null
  const share = offered / asked
  if (share >= 1) return known(1000)
  return known(Math.max(0, Math.floor((1000 * (share - leastPayShare)) / (1 - leastPayShare))))
}
