import type { Features } from './role-features.ts'
import { LABELS } from './role-labels.ts'
import { BOUNDARIES, type Token } from './role-tokens.ts'

/** The number of labels. */
export const WIDTH = LABELS.length

/** The weights of a linear-chain conditional random field over the tokens of a section. */
export interface RoleModel {
  /** The weights of a feature for each label. */
  features: ReadonlyMap<string, ArrayLike<number>>
  /** The weights of two labels in a row, in general and across each boundary. */
  transitions: ArrayLike<number>
}

/** The name of a feature: features of the first token of a line or unit have their own weights. */
export const lineName = (name: string, isFirst: boolean) => (isFirst ? `L^${name}` : `L${name}`)
export const unitName = (name: string, isFirst: boolean) => (isFirst ? `U^${name}` : `U${name}`)
export const tokenName = (name: string) => `T${name}`

export const boundaryOf = ({ boundary }: Token) => BOUNDARIES.indexOf(boundary) + 1
export const TRANSITIONS = (BOUNDARIES.length + 1) * WIDTH * WIDTH
export const transitionAt = (boundary: number, from: number, to: number) =>
  (boundary * WIDTH + from) * WIDTH + to

/** The score of each label of each token, without its neighbours. */
export function scoreTokens(model: RoleModel, tokens: readonly Token[], features: Features): Float64Array {
  const scores = new Float64Array(tokens.length * WIDTH)
  const add = (into: Float64Array, at: number, name: string) => {
    const weights = model.features.get(name)
    if (weights) for (let label = 0; label < WIDTH; label++) into[at + label]! += weights[label]!
  }
  const sum = (names: readonly string[], nameOf: (name: string, isFirst: boolean) => string) => {
    const [first, later] = [new Float64Array(WIDTH), new Float64Array(WIDTH)]
    for (const name of names) {
      add(first, 0, nameOf(name, true))
      add(later, 0, nameOf(name, false))
    }
    return { first, later }
  }
  const lines = features.lines.map((names) => sum(names, lineName))
  const units = features.units.map((names) => sum(names, unitName))
  for (const [at, token] of tokens.entries()) {
    const line = lines[token.row]!
    const unit = units[features.unitOf[at]!]!
    const ofLine = tokens[at - 1]?.row === token.row ? line.later : line.first
    const ofUnit = features.unitOf[at - 1] === features.unitOf[at] ? unit.later : unit.first
    for (let label = 0; label < WIDTH; label++) scores[at * WIDTH + label] = ofLine[label]! + ofUnit[label]!
    for (const name of features.tokens[at]!) add(scores, at * WIDTH, tokenName(name))
  }
  return scores
}

/** The weights of two labels in a row across each boundary. */
export function transitionsOf(model: RoleModel): Float64Array {
  const sums = new Float64Array(TRANSITIONS)
  for (let boundary = 1; boundary <= BOUNDARIES.length; boundary++)
    for (let pair = 0; pair < WIDTH * WIDTH; pair++)
      sums[boundary * WIDTH * WIDTH + pair] =
        model.transitions[pair]! + model.transitions[boundary * WIDTH * WIDTH + pair]!
  return sums
}

/** The probability of each label of each token (`marginals`), and the parts needed for those of pairs. */
export function forwardBackward(scores: Float64Array, transitions: Float64Array, tokens: readonly Token[]) {
  const count = tokens.length
  const alpha = new Float64Array(count * WIDTH)
  const beta = new Float64Array(count * WIDTH)
  const emission = new Float64Array(count * WIDTH)
  const scale = new Float64Array(count)
  const moves = new Float64Array(transitions.length)
  for (let at = 0; at < transitions.length; at++) moves[at] = Math.exp(transitions[at]!)
  let logSum = 0
  for (let at = 0; at < count; at++) {
    let most = -Infinity
    for (let label = 0; label < WIDTH; label++) most = Math.max(most, scores[at * WIDTH + label]!)
    logSum += most
    for (let label = 0; label < WIDTH; label++)
      emission[at * WIDTH + label] = Math.exp(scores[at * WIDTH + label]! - most)
    let total = 0
    const base = boundaryOf(tokens[at]!) * WIDTH * WIDTH
    for (let to = 0; to < WIDTH; to++) {
      let sum = at === 0 ? 1 : 0
      if (at > 0)
        for (let label = 0; label < WIDTH; label++)
          sum += alpha[(at - 1) * WIDTH + label]! * moves[base + label * WIDTH + to]!
      const value = sum * emission[at * WIDTH + to]!
      alpha[at * WIDTH + to] = value
      total += value
    }
    scale[at] = total
    logSum += Math.log(total)
    for (let to = 0; to < WIDTH; to++) alpha[at * WIDTH + to]! /= total
  }
  for (let label = 0; label < WIDTH; label++) beta[(count - 1) * WIDTH + label] = 1
  for (let at = count - 2; at >= 0; at--) {
    const base = boundaryOf(tokens[at + 1]!) * WIDTH * WIDTH
    for (let label = 0; label < WIDTH; label++) {
      let sum = 0
      for (let to = 0; to < WIDTH; to++)
        sum +=
          moves[base + label * WIDTH + to]! * emission[(at + 1) * WIDTH + to]! * beta[(at + 1) * WIDTH + to]!
      beta[at * WIDTH + label] = sum / scale[at + 1]!
    }
  }
  const marginals = new Float64Array(count * WIDTH)
  for (let at = 0; at < count * WIDTH; at++) marginals[at] = alpha[at]! * beta[at]!
  return { marginals, alpha, beta, emission, scale, moves, logSum }
}
