import { distinctivenessOf } from './distinctive-words.ts'
import { meanSubject, wordVectorLines } from './word-vectors.data.ts'
import { subjectStems } from '#domain/matching/words/words.ts'

/** What a text is about, as the direction of a vector of whole numbers, at most 127 each; empty: too few known words. */
export type TextVector = readonly number[]

type Vectors = ReadonlyMap<string, readonly number[]>

/** The number of dimensions. */
export const vectorLength = 48
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** A value is one of fifteen steps, and three of them are two digits. */
const STEPS = 7
const OF_VALUE = 16
const PACKED = { values: 3, digits: 2 } as const
const MOST = 127
/** Fewer known words say too little. */
const LEAST_WORDS = 3

const ofLength = (vector: readonly number[], length: number): number[] => {
  const own = Math.hypot(...vector) || 1
  return vector.map((value) => (value * length) / own)
}

/** A vector as text. */
export function packVector(vector: readonly number[]): string {
  const most = Math.max(...vector.map(Math.abs)) || 1
  const steps = vector.map((value) => Math.round((value / most) * STEPS) + STEPS)
  let packed = ''
  for (let at = 0; at < steps.length; at += PACKED.values) {
    const three = (steps[at]! * OF_VALUE + steps[at + 1]!) * OF_VALUE + steps[at + 2]!
    packed += DIGITS.charAt(Math.floor(three / DIGITS.length)) + DIGITS.charAt(three % DIGITS.length)
  }
  return packed
}

/** The vector of such a text, of length 1. */
export function unpackVector(packed: string): number[] {
  const vector: number[] = []
  for (let at = 0; at < packed.length; at += PACKED.digits) {
    const three = DIGITS.indexOf(packed[at]!) * DIGITS.length + DIGITS.indexOf(packed[at + 1]!)
    for (const place of [OF_VALUE ** 2, OF_VALUE, 1])
      vector.push((Math.floor(three / place) % OF_VALUE) - STEPS)
  }
  return ofLength(vector, 1)
}

/** The mean of the vectors of a text's words, each by its distinctiveness, of length 1. */
export function subjectOfVectors(vectors: Vectors, texts: readonly string[]): number[] {
  const sum = Array.from({ length: vectorLength }, () => 0)
  for (const stem of subjectStems(texts.join('\n'))) {
    const vector = vectors.get(stem)
    if (vector === undefined) continue
    const weight = distinctivenessOf(stem)
    for (let at = 0; at < sum.length; at++) sum[at]! += weight * vector[at]!
  }
  return ofLength(sum, 1)
}

let vectors: Vectors | undefined

/** Read on first use: a few hundredths of a second. */
function allVectors(): Vectors {
  vectors ??= new Map(
    wordVectorLines
      .trim()
      .split('\n')
      .map((line) => {
        const space = line.indexOf(' ')
        return [line.slice(0, space), unpackVector(line.slice(space + 1))] as const
      }),
  )
  return vectors
}

/** Whether ads have a word, by its genderless stem. */
export const isWordOfAds = (stem: string): boolean => allVectors().has(stem)

/** What some texts are about, without what all ads have in common. */
export function textVector(texts: readonly (string | null)[]): TextVector {
  const written = texts.filter((text) => text !== null)
  const known = subjectStems(written.join('\n')).filter((stem) => allVectors().has(stem))
  if (known.length < LEAST_WORDS) return []
  const subject = subjectOfVectors(allVectors(), written)
  const own = subject.map((value, at) => value - meanSubject[at]! / 1000)
  return ofLength(own, MOST).map(Math.round)
}

/**
 * How near two texts are in what they are about: the cosine of their vectors, 0-1000; null if one is unknown. `from`: where the first
 * one begins in an array of many.
 */
export function vectorCloseness(one: ArrayLike<number>, other: ArrayLike<number>, from = 0): number | null {
  if (one.length === 0 || other.length === 0) return null
  let product = 0
  for (let at = 0; at < vectorLength; at++) product += one[from + at]! * other[at]!
  return Math.min(1000, Math.max(0, Math.floor((1000 * product) / (MOST * MOST))))
}
