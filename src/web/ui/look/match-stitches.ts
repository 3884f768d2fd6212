/** A stitch is 3.6 of 100 with a gap of 1.4, so the ring has twenty, and each stands for five points. */
export const STITCH = '3.6 1.4'

/**
 * The dash pattern of a score from 0 to 100: whole stitches, then part of the next one, then nothing.
 * Other scores are clamped.
 */
export function stitches(score: number): string {
  const points = Math.min(100, Math.max(0, Math.round(score)))
  const begun = Math.min(points % 5, 3.6)
  return [...Array.from({ length: Math.floor(points / 5) }, () => STITCH), `${begun} 0 0 100`].join(' ')
}

export type Warmth = 'high' | 'mid' | 'low'

/** The colour of the ring: the warmest from 80, the middle one from 60. Never red or green: a person is not an alarm. */
export function warmthOf(score: number): Warmth {
  if (score >= 80) return 'high'
  return score >= 60 ? 'mid' : 'low'
}
