import { foldText } from '#domain/text/plain-text.ts'
import type { Read } from '#domain/cv/cv.ts'
import type { Quote } from './quotes.ts'

/** The confidence of second reading values. A first value below it counts as unread. */
const SECOND_CONFIDENCE = 0.5
/** The maximum number of characters that a second reading uses. */
export const MOST_CHARACTERS = 12_000
const MOST_ITEMS = 40
const LONGEST_VALUE = 3_000

export type Find = (value: string) => Quote[]

/** True for a missing value, or one with less confidence than a second reading. */
export const isOpen = (read: Read<unknown> | null): boolean =>
  read === null || read.confidence < SECOND_CONFIDENCE

export const reading = <T>(value: T): Read<T> => ({ value, confidence: SECOND_CONFIDENCE, from: [] })

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** Fills an open field of the first reading with a quote. If both readings agree, the value keeps its position on the page. */
export function fill(
  first: Read<string> | null,
  quote: Quote | undefined,
  ownText: (text: string) => string = oneLine,
): Read<string> | null {
  if (!quote || !isOpen(first)) return first
  if (first && foldText(first.value) === foldText(quote.text))
    return { ...first, confidence: SECOND_CONFIDENCE }
  return reading(ownText(quote.text))
}

// The answer is untrusted: values of another type are ignored.
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [])
export const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= LONGEST_VALUE ? value : ''

/** The quotes within `distance` characters of a spot that do not overlap it, nearest first. */
export const beside = <Q extends Quote>(quotes: readonly Q[], spot: Quote, distance: number): Q[] =>
  quotes
    .filter((quote) => Math.abs(quote.index - spot.index) <= distance && !overlap(quote, spot))
    .sort((one, other) => Math.abs(one.index - spot.index) - Math.abs(other.index - spot.index))

export const overlap = (one: Quote, other: Quote): boolean =>
  one.index < other.index + other.length && other.index < one.index + one.length
