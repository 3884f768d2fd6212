import type { ModelData } from '#domain/assistant/learned/linear-model.ts'
import type { Weights } from './softmax-regression.ts'

/** The largest weight of the data file. */
const MOST = 127
/** Smaller weights change nothing. */
const LEAST = 4

/** Learned weights as bytes; the few that are larger than the scale count as its largest. */
export function modelData({ labels, features, values }: Weights): ModelData {
  const width = labels.length
  const scale = values.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST
  const named = features.flatMap((name, at): [string, string][] => {
    const row = values.subarray(at * width, (at + 1) * width)
    const pairs = [...row].flatMap((weight, label) => {
      const byte = Math.round(weight / scale)
      return Math.abs(byte) < LEAST ? [] : [label, byte & 0xff]
    })
    return pairs.length === 0 ? [] : [[name, Buffer.from(pairs).toString('base64')]]
  })
  return {
    labels,
    scale: Number(scale.toPrecision(6)),
    features: Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
