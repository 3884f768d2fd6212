import type { Asker, Memory } from '#domain/assistant/understanding.ts'
import { isWordOfAds } from '#domain/matching/reading/text-vector.ts'
import { genderlessStem, isSmallWord } from '#domain/matching/words/words.ts'

/** Later words would only cost time. */
const mostWords = 60
/** The lengths of the pieces of words, which typing errors leave in part. */
const PIECES = [3, 5]

const piecesOf = (word: string): string[] => {
  const whole = `_${word}_`
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) => whole.slice(at, at + length)),
  )
}

/**
 * What the intent of a question is learned from: its words, pairs of them and pieces of them, and who asks after what. `text` is
 * spoken text without signs.
 */
export function intentFeatures(text: string, { kind, pageJobId }: Asker, memory: Memory): string[] {
  const words = text.split(' ').filter(Boolean).slice(0, mostWords)
  const stems = words.map((word) => (/^\d/.test(word) ? '#' : genderlessStem(word)))
  // Letters without sense, another language, a name.
  const strange = stems.filter((stem) => stem !== '#' && !isSmallWord(stem) && !isWordOfAds(stem)).length
  const bounded = ['^', ...stems, '$']
  const features = [
    'any',
    `kind ${kind}`,
    `after ${memory.tool} ${kind}`,
    `after ${memory.tool}`,
    `after ${memory.tool} ${stems[0] ?? ''}`,
    `asked ${memory.asked}`,
    `on a job ${pageJobId !== null}`,
    `length ${Math.min(words.length, 12)}`,
    `strange ${Math.min(strange, 4)} of ${Math.min(words.length, 4)}`,
    ...stems.map((stem) => `word ${stem}`),
    ...bounded.slice(1).map((stem, at) => `pair ${bounded[at]} ${stem}`),
    ...words.flatMap(piecesOf).map((piece) => `piece ${piece}`),
  ]
  return [...new Set(features)]
}
