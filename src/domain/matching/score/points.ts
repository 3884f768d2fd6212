import type { PartValue } from '#domain/matching/types.ts'

/**
 * The weighted mean in ten-thousandths, from the sum of weight × value. Integers only, so that the index and the score of one pair
 * agree. This is the sort key; people see the score, which is points / 100.
 */
export function pointsOf(sum: number, weights: number): number {
  return weights === 0 ? 0 : Math.floor((10 * sum) / weights)
}

/** 0-100 from points. */
export function scoreOfPoints(points: number): number {
  return Math.round(points / 100)
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
