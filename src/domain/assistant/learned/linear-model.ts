/**
 * Weights as `npm run train -- assistant` writes them: for each feature the labels that it speaks for or against, as pairs of bytes
 * (the number of the label, the signed weight) in base64, with a common scale.
 */
export interface ModelData {
  labels: readonly string[]
  scale: number
  features: Readonly<Record<string, string>>
}

/** A linear model that shares 1 among labels. */
export interface LinearModel {
  labels: readonly string[]
  scale: number
  features: ReadonlyMap<string, Uint8Array>
}

export const readModel = ({ labels, scale, features }: ModelData): LinearModel => ({
  labels,
  scale,
  features: new Map(
    Object.entries(features).map(([name, pairs]) => [name, new Uint8Array(Buffer.from(pairs, 'base64'))]),
  ),
})

/** The share of each label, 0-1; together 1. */
export function sharesOf(model: LinearModel, names: readonly string[]): Float64Array {
  const points = new Float64Array(model.labels.length)
  const known = names.flatMap((name) => model.features.get(name) ?? [])
  for (const pairs of known)
    for (let at = 0; at < pairs.length; at += 2) points[pairs[at]!]! += (pairs[at + 1]! << 24) >> 24
  return softmax(points.map((sum) => (sum * model.scale) / Math.sqrt(Math.max(1, known.length))))
}

/** Points as shares that together are 1. In place. */
export function softmax(points: Float64Array): Float64Array {
  const most = points.reduce((best, one) => Math.max(best, one), -Infinity)
  let sum = 0
  for (let at = 0; at < points.length; at++) sum += points[at] = Math.exp(points[at]! - most)
  for (let at = 0; at < points.length; at++) points[at]! /= sum
  return points
}
