/** Gaps that differ by less, in heights of the letters, are one that was rounded. */
const ROUNDING = 0.13

/**
 * The white above which a line begins something new, where some lines stand further apart than others: in the middle of the widest step
 * between their gaps. Infinity where all are equally far apart.
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
