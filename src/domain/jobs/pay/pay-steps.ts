/** Round widths of a bar, in soles. */
const WIDTHS = [100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000]
const MOST_BARS = 8

/**
 * The edges of the bars that show a spread of pay, in cents: round, at most nine, and the last one above `high`. What is outside of
 * them is counted as 'less' and 'more'.
 */
export function paySteps(low: number, high: number): number[] {
  const span = Math.max(0, high - low) / 100
  const width = 100 * (WIDTHS.find((soles) => span / soles <= MOST_BARS - 2) ?? WIDTHS.at(-1)!)
  const first = Math.floor(low / width) * width
  const bars = Math.min(MOST_BARS, Math.floor(high / width) - Math.floor(low / width) + 1)
  return Array.from({ length: bars + 1 }, (_, at) => first + at * width)
}

export type PayBar = { from: number | null; to: number | null; ads: number }

/** Bars from their edges and the number of ads in each; `counts` has one more at either end, for what is outside. */
export function payBars(edges: readonly number[], counts: readonly number[]): PayBar[] {
  const all = counts.map((ads, at) => ({ from: edges[at - 1] ?? null, to: edges[at] ?? null, ads }))
  return all.filter(({ ads }, at) => ads > 0 || (at > 0 && at < all.length - 1))
}
