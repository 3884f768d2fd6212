import type { PartValue } from '#domain/matching/types.ts'

/**
 * The weighted mean in ten-thousandths, from the sum of weight × value. Integers only, so that the index and the score of one pair
 * agree. This is the sort key; people see the score of `scoreOfPoints`.
 */
export function pointsOf(sum: number, weights: number): number {
  return weights === 0 ? 0 : Math.floor((10 * sum) / weights)
}

/**
 * Points and the scores shown for them. Factors lower nearly every pair a little, so points stand ten below what the documented bands
 * say in words; the middle of the pairs of each grade (docs/decisions/0132) falls into its band again.
 */
const scale = [
  [0, 0],
  [3_000, 40],
  [7_000, 80],
  [10_000, 100],
] as const

/** 0-100 from points, on straight lines between those of `scale`: more points never give a lower score. */
export function scoreOfPoints(points: number): number {
  const end = Math.max(
    1,
    scale.findIndex(([most]) => points <= most),
  )
  const [[from, low], [to, high]] = [scale[end - 1]!, scale[end]!]
  return Math.round(low + ((high - low) * (points - from)) / (to - from))
}

export function meanOf(
  parts: readonly { weight: number; read: PartValue }[],
  end: 'value' | 'low' | 'high',
): number {
  let sum = 0
  let weights = 0
  for (const { weight, read } of parts) {
    sum += weight * read[end]
    weights += weight
  }
  return pointsOf(sum, weights)
}
