/** Gaps that differ by less, in letter heights, are equal apart from rounding. */
const ROUNDING = 0.13

/**
 * The gap above which a new item starts, if some lines are further apart than others: the middle of the largest step between the
 * sorted gaps. Infinity if all are equal.
 */
export function looseGap(gaps: readonly number[]): number {
  const sorted = gaps.filter((gap) => Number.isFinite(gap) && gap > 0.9).sort((a, b) => a - b)
  let widest = ROUNDING
  let edge = Infinity
  for (const [index, gap] of sorted.entries()) {
    const step = gap - (sorted[index - 1] ?? gap)
    if (step <= widest) continue
    widest = step
    edge = gap - step / 2
  }
  return edge
}
