import { softmax } from '#domain/assistant/learned/linear-model.ts'

/** Something with features, and the labels that are equally right. */
export interface Sample {
  features: readonly string[]
  right: readonly string[]
}

/** Weights of each feature for each label, feature after feature. */
export interface Weights {
  labels: readonly string[]
  features: readonly string[]
  values: Float32Array
}

const EPOCHS = 20
const RATE = 0.5
/** Against weights that only a few samples ask for. */
const DECAY = 1e-5
/** A feature of fewer samples says nothing about others. */
const LEAST_SAMPLES = 3
/** Smaller errors are not worth a step. */
const LEAST_ERROR = 1e-4

/** Pseudo-random numbers in [0, 1): the same corpus gives the same weights. */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}

/** A linear model whose shares of the right labels together come near 1, by stochastic gradients with steps of their own (AdaGrad). */
export function trainSoftmax(samples: readonly Sample[]): Weights {
  const counts = new Map<string, number>()
  for (const { features } of samples)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  const features = [...counts].filter(([, count]) => count >= LEAST_SAMPLES).map(([name]) => name)
  const labels = [...new Set(samples.flatMap(({ right }) => right))].toSorted()
  const numberOf = new Map(features.map((name, at) => [name, at]))
  const labelOf = new Map(labels.map((name, at) => [name, at]))
  const width = labels.length
  const values = new Float32Array(features.length * width)
  const squares = new Float32Array(features.length * width).fill(1e-3)
  const data = samples.map((sample) => ({
    names: Uint32Array.from(sample.features.flatMap((name) => numberOf.get(name) ?? [])),
    right: new Set(sample.right.map((name) => labelOf.get(name)!)),
  }))
  const random = sequence(7)
  const order = Uint32Array.from(data.keys())
  const shares = new Float64Array(width)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const { names, right } = data[at]!
      const unit = 1 / Math.sqrt(Math.max(1, names.length))
      shares.fill(0)
      for (const name of names)
        for (let label = 0; label < width; label++) shares[label]! += values[name * width + label]! * unit
      softmax(shares)
      let ofRight = 0
      for (const label of right) ofRight += shares[label]!
      for (let label = 0; label < width; label++) {
        const wanted = right.has(label) ? shares[label]! / (ofRight || 1) : 0
        const error = shares[label]! - wanted
        if (Math.abs(error) < LEAST_ERROR) continue
        for (const name of names) {
          const place = name * width + label
          const gradient = error * unit + DECAY * values[place]!
          squares[place]! += gradient * gradient
          values[place]! -= (RATE * gradient) / Math.sqrt(squares[place]!)
        }
      }
    }
  }
  return { labels, features, values }
}
