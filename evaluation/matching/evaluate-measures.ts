/** One list to rank: the grade of each item, 0-3, beside its score by some method. */
export interface Ranked {
  grades: readonly number[]
  scores: readonly number[]
}

const gain = (grade: number) => 2 ** grade - 1
const discounted = (grades: readonly number[], k: number) =>
  grades.slice(0, k).reduce((sum, grade, rank) => sum + gain(grade) / Math.log2(rank + 2), 0)

/** The grades in score order. Items with equal scores share their positions, so that the file order has no effect. */
function inOrder({ grades, scores }: Ranked): number[] {
  const order = [...grades.keys()].toSorted((a, b) => scores[b]! - scores[a]!)
  const sorted = order.map((index) => grades[index]!)
  for (let from = 0; from < order.length;) {
    let to = from + 1
    while (to < order.length && scores[order[to]!] === scores[order[from]!]) to++
    const mean = Math.log2(
      sorted.slice(from, to).reduce((sum, grade) => sum + gain(grade), 0) / (to - from) + 1,
    )
    sorted.fill(mean, from, to)
    from = to
  }
  return sorted
}

/** Normalised discounted cumulative gain of the first k, 0-1; null if nothing is relevant. */
export function ndcg(ranked: Ranked, k = 10): number | null {
  const best = discounted(
    ranked.grades.toSorted((a, b) => b - a),
    k,
  )
  return best === 0 ? null : discounted(inOrder(ranked), k) / best
}

/** The share of the first five with grade 2 or more, relative to the possible maximum; null if there is none. */
export function precisionAt5({ grades, scores }: Ranked): number | null {
  const good = grades.filter((grade) => grade >= 2).length
  if (good === 0) return null
  const order = [...grades.keys()].toSorted((a, b) => scores[b]! - scores[a]! || a - b)
  return order.slice(0, 5).filter((index) => grades[index]! >= 2).length / Math.min(5, good)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A seeded random generator (mulberry32): 0 ≤ x < 1. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The middle 95 % of the means of 2,000 samples drawn with replacement: the uncertainty of the mean due to the choice of the set. */
export function bootstrapInterval(values: readonly number[], seed = 1): { low: number; high: number } {
  const random = seededRandom(seed)
  const means = Array.from({ length: 2000 }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)]!)),
  ).toSorted((a, b) => a - b)
  return { low: means[50]!, high: means[1949]! }
}
