import {
  boundaryOf,
  forwardBackward,
  lineName,
  type RoleModel,
  tokenName,
  TRANSITIONS,
  transitionAt,
  unitName,
  WIDTH,
} from '#domain/cv/roles/role-model.ts'
import { BOUNDARIES, type Token } from '#domain/cv/roles/role-tokens.ts'
import type { Sample } from './samples.ts'

/** A sample with its features as numbers: for each line and unit those of its first token and those of the others. */
interface Coded {
  tokens: readonly Token[]
  labels: readonly number[]
  /** For each token the lists of features that it shares or has alone. */
  shared: Int32Array[]
  groups: Int32Array[][]
}

interface TrainingOptions {
  epochs: number
  /** The strength of the pull of weights towards zero. */
  decay: number
  rate: number
  /** Features on fewer CVs are left out. */
  fewest: number
}

const OPTIONS: TrainingOptions = { epochs: 14, decay: 0.02, rate: 0.15, fewest: 4 }
/** The weights are the mean of those after the last epochs: they depend less on the order of the samples. */
const AVERAGED = 6

/** Trains the weights by stochastic gradient ascent with AdaGrad; the same samples give the same weights. */
export function trainModel(samples: readonly Sample[], options: TrainingOptions = OPTIONS): RoleModel {
  const { names, coded } = encode(samples, options.fewest)
  const weights = new Float64Array(names.length * WIDTH)
  const squares = new Float64Array(names.length * WIDTH).fill(1e-3)
  const transitions = new Float64Array(TRANSITIONS)
  const transitionSquares = new Float64Array(TRANSITIONS).fill(1e-3)
  const decay = options.decay / Math.max(1, coded.length)
  const [weightSums, transitionSums] = [new Float64Array(weights.length), new Float64Array(TRANSITIONS)]
  const order = coded.map((_, index) => index)
  let state = 12345
  const random = () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    const rate = options.rate / (1 + epoch * 0.15)
    for (const index of order) {
      const sample = coded[index]!
      const { tokens, labels, groups, shared } = sample
      const count = tokens.length
      const sums = new Float64Array(TRANSITIONS)
      for (let boundary = 1; boundary <= BOUNDARIES.length; boundary++)
        for (let pair = 0; pair < WIDTH * WIDTH; pair++)
          sums[boundary * WIDTH * WIDTH + pair] =
            transitions[pair]! + transitions[boundary * WIDTH * WIDTH + pair]!
      const sharedScores = shared.map((features) => {
        const own = new Float64Array(WIDTH)
        for (const feature of features)
          for (let label = 0; label < WIDTH; label++) own[label]! += weights[feature * WIDTH + label]!
        return own
      })
      const scores = new Float64Array(count * WIDTH)
      for (let at = 0; at < count; at++) {
        const [line, unit, own] = groups[at]! as [Int32Array, Int32Array, Int32Array]
        const [a, b] = [sharedScores[line[0]!]!, sharedScores[unit[0]!]!]
        for (let label = 0; label < WIDTH; label++) {
          let sum = a[label]! + b[label]!
          for (const feature of own) sum += weights[feature * WIDTH + label]!
          scores[at * WIDTH + label] = sum
        }
      }
      const { marginals, alpha, beta, emission, scale, moves } = forwardBackward(scores, sums, tokens)
      const sharedGradients = shared.map(() => new Float64Array(WIDTH))
      const update = (feature: number, label: number, gradient: number) => {
        const at = feature * WIDTH + label
        const own = gradient - decay * weights[at]!
        squares[at]! += own * own
        weights[at]! += (rate * own) / Math.sqrt(squares[at]!)
      }
      for (let at = 0; at < count; at++) {
        const [line, unit, own] = groups[at]! as [Int32Array, Int32Array, Int32Array]
        for (let label = 0; label < WIDTH; label++) {
          const gradient = (labels[at] === label ? 1 : 0) - marginals[at * WIDTH + label]!
          if (Math.abs(gradient) < 1e-3) continue
          sharedGradients[line[0]!]![label]! += gradient
          sharedGradients[unit[0]!]![label]! += gradient
          for (const feature of own) update(feature, label, gradient)
        }
      }
      for (const [group, features] of shared.entries())
        for (let label = 0; label < WIDTH; label++) {
          const gradient = sharedGradients[group]![label]!
          if (Math.abs(gradient) > 1e-3) for (const feature of features) update(feature, label, gradient)
        }
      const pairs = new Float64Array(TRANSITIONS)
      for (let at = 1; at < count; at++) {
        const boundary = boundaryOf(tokens[at]!)
        pairs[transitionAt(boundary, labels[at - 1]!, labels[at]!)]! += 1
        const base = boundary * WIDTH * WIDTH
        for (let from = 0; from < WIDTH; from++) {
          const before = alpha[(at - 1) * WIDTH + from]! / scale[at]!
          if (before < 1e-9) continue
          for (let to = 0; to < WIDTH; to++)
            pairs[base + from * WIDTH + to]! -=
              before * moves[base + from * WIDTH + to]! * emission[at * WIDTH + to]! * beta[at * WIDTH + to]!
        }
      }
      for (let at = WIDTH * WIDTH; at < TRANSITIONS; at++) {
        const gradient = pairs[at]!
        if (Math.abs(gradient) < 1e-4) continue
        for (const place of [at, at % (WIDTH * WIDTH)]) {
          const own = gradient - decay * transitions[place]!
          transitionSquares[place]! += own * own
          transitions[place]! += (rate * own) / Math.sqrt(transitionSquares[place]!)
        }
      }
    }
    if (epoch < options.epochs - AVERAGED) continue
    for (const [at, weight] of weights.entries()) weightSums[at]! += weight / AVERAGED
    for (const [at, weight] of transitions.entries()) transitionSums[at]! += weight / AVERAGED
  }
  const features = new Map(
    names.map((name, index) => [name, weightSums.subarray(index * WIDTH, (index + 1) * WIDTH)]),
  )
  return { features, transitions: transitionSums }
}

/** The features of all samples as numbers. */
function encode(samples: readonly Sample[], fewest: number): { names: string[]; coded: Coded[] } {
  const seen = new Map<string, { count: number; last: string }>()
  const count = (name: string, path: string) => {
    const own = seen.get(name)
    if (!own) seen.set(name, { count: 1, last: path })
    else if (own.last !== path) {
      own.count++
      own.last = path
    }
  }
  const all = samples.map((sample) => {
    const { lines, units, unitOf, tokens } = sample.features
    return {
      sample,
      lines: lines.map((names) => [
        names.map((n) => lineName(n, true)),
        names.map((n) => lineName(n, false)),
      ]),
      units: units.map((names) => [
        names.map((n) => unitName(n, true)),
        names.map((n) => unitName(n, false)),
      ]),
      unitOf,
      tokens: tokens.map((names) => names.map(tokenName)),
    }
  })
  for (const { sample, lines, units, tokens } of all)
    for (const name of [...lines.flat(2), ...units.flat(2), ...tokens.flat()]) count(name, sample.path)
  const names = [...seen]
    .filter(([, own]) => own.count >= fewest)
    .map(([name]) => name)
    .sort()
  const numbers = new Map(names.map((name, index) => [name, index]))
  const numbersOf = (own: readonly string[]) =>
    Int32Array.from(own.flatMap((name) => numbers.get(name) ?? []))
  const coded = all.map(({ sample, lines, units, unitOf, tokens }): Coded => {
    const shared = [...lines, ...units].flatMap((both) => both.map(numbersOf))
    const groups = sample.tokens.map((token, at) => {
      const isFirstOfLine = sample.tokens[at - 1]?.row !== token.row
      const isFirstOfUnit = unitOf[at - 1] !== unitOf[at]
      return [
        Int32Array.of(token.row * 2 + (isFirstOfLine ? 0 : 1)),
        Int32Array.of((lines.length + unitOf[at]!) * 2 + (isFirstOfUnit ? 0 : 1)),
        numbersOf(tokens[at]!),
      ]
    })
    return { tokens: sample.tokens, labels: sample.labels, shared, groups }
  })
  return { names, coded }
}
