/** A stitch is 3.6 of 100 with a gap of 1.4, so twenty of them go round and each stands for five points. */
export const STITCH = '3.6 1.4'

/**
 * The dash pattern of a score from 0 to 100: whole stitches, then the begun one as far as it goes, then nothing.
 * Scores outside are brought to the nearest end.
 */
export function stitches(score: number): string {
  const points = Math.min(100, Math.max(0, Math.round(score)))
  const begun = Math.min(points % 5, 3.6)
  return [...Array.from({ length: Math.floor(points / 5) }, () => STITCH), `${begun} 0 0 100`].join(' ')
}

export type Warmth = 'high' | 'mid' | 'low'

/** How warm the ring is: from 80 the warmest, from 60 the middle. Never red or green: a person is not an alarm. */
export function warmthOf(score: number): Warmth {
  if (score >= 80) return 'high'
  return score >= 60 ? 'mid' : 'low'
}
