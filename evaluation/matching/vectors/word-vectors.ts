import { seededRandom } from '#evaluation/matching/evaluate-measures.ts'

/** A text as its words, and how far apart two of them may be to count as neighbours. */
export interface Passage {
  words: readonly string[]
  reach: number
  weight: number
}

/** Dimensions that are computed besides those that are kept, so that the last ones are exact enough. */
const SPARE = 10
const ITERATIONS = 4
/** The exponent of the contexts' frequencies, which keeps rare contexts from weighing too much. */
const CONTEXT_POWER = 0.75

/** Rows of a sparse matrix. */
interface Sparse {
  columns: Int32Array[]
  values: Float64Array[]
}

/** How often each pair of words occurs together, as positive pointwise mutual information. */
function informationOf(passages: readonly Passage[], numbers: ReadonlyMap<string, number>): Sparse {
  const counts = Array.from(numbers, () => new Map<number, number>())
  for (const { words, reach, weight } of passages) {
    const row = words.map((word) => numbers.get(word) ?? -1)
    for (const [at, one] of row.entries()) {
      if (one < 0) continue
      for (const other of row.slice(at + 1, at + reach + 1)) {
        if (other < 0 || other === one) continue
        counts[one]!.set(other, (counts[one]!.get(other) ?? 0) + weight)
        counts[other]!.set(one, (counts[other]!.get(one) ?? 0) + weight)
      }
    }
  }
  const sums = counts.map((row) => [...row.values()].reduce((sum, count) => sum + count, 0))
  const contexts = sums.map((sum) => sum ** CONTEXT_POWER)
  const all = contexts.reduce((sum, context) => sum + context, 0)
  const rows = counts.map((row, word) =>
    [...row].flatMap(([context, count]) => {
      const information = Math.log(((count / sums[word]!) * all) / contexts[context]!)
      return information > 0 ? [[context, information] as const] : []
    }),
  )
  return {
    columns: rows.map((row) => Int32Array.from(row, ([context]) => context)),
    values: rows.map((row) => Float64Array.from(row, ([, information]) => information)),
  }
}

/** The matrix times a dense one with `width` columns; or its transpose times it. */
function times({ columns, values }: Sparse, dense: Float64Array, width: number, isTransposed: boolean) {
  const result = new Float64Array(dense.length)
  for (const [row, own] of columns.entries())
    for (const [index, column] of own.entries()) {
      const from = (isTransposed ? row : column) * width
      const to = (isTransposed ? column : row) * width
      const value = values[row]![index]!
      for (let at = 0; at < width; at++) result[to + at]! += value * dense[from + at]!
    }
  return result
}

/** Makes the columns orthonormal (Gram-Schmidt), in place. */
function orthonormal(dense: Float64Array, width: number): Float64Array {
  const product = (one: number, other: number) => {
    let sum = 0
    for (let row = 0; row < dense.length; row += width) sum += dense[row + one]! * dense[row + other]!
    return sum
  }
  for (let column = 0; column < width; column++) {
    for (let before = 0; before < column; before++) {
      const shared = product(column, before)
      for (let row = 0; row < dense.length; row += width)
        dense[row + column]! -= shared * dense[row + before]!
    }
    const length = Math.sqrt(product(column, column)) || 1
    for (let row = 0; row < dense.length; row += width) dense[row + column]! /= length
  }
  return dense
}

/**
 * A vector for each word: words of the same contexts get similar ones. Positive pointwise mutual information, reduced by a randomised
 * singular value decomposition (subspace iteration from a seeded start). The same passages give the same vectors.
 */
export function wordVectors(
  passages: readonly Passage[],
  vocabulary: readonly string[],
  dimensions: number,
): number[][] {
  const matrix = informationOf(passages, new Map(vocabulary.map((word, number) => [word, number])))
  const width = dimensions + SPARE
  const random = seededRandom(1)
  const start = Float64Array.from({ length: vocabulary.length * width }, () => random() - 0.5)
  let basis = orthonormal(times(matrix, start, width, false), width)
  for (let step = 0; step < ITERATIONS; step++)
    basis = orthonormal(times(matrix, times(matrix, basis, width, true), width, false), width)
  const images = times(matrix, basis, width, true)
  const strengths = Array.from({ length: width }, (_, column) => {
    let sum = 0
    for (let row = 0; row < images.length; row += width) sum += images[row + column]! ** 2
    return Math.sqrt(sum)
  })
  const kept = [...strengths.keys()].toSorted((a, b) => strengths[b]! - strengths[a]!).slice(0, dimensions)
  return vocabulary.map((_, word) =>
    kept.map((column) => basis[word * width + column]! * Math.sqrt(strengths[column]!)),
  )
}
