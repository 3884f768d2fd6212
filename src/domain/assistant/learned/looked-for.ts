import { closenessOf } from '#domain/jobs/search/understood-query.ts'
import { isWordOfAds } from '#domain/matching/reading/text-vector.ts'
import { genderlessStem, isSmallWord } from '#domain/matching/words/words.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { Memory } from '#domain/assistant/understanding.ts'
import { type LinearModel, sharesOf } from './linear-model.ts'

/** From here on, words name a trade for sure. */
const certainly = 80

/** The share from which on a word is looked for. */
const leastShare = 0.6
/** The share that is enough for the likeliest word of a question that begins a search. */
const leastOfAny = 0.2

export const ASKED = 'asked'
export const SAID = 'said'

/** The words of a search, those around them, and what is looked for. */
export interface WordsInContext {
  /** The words of the search, as it was read. */
  words: readonly string[]
  /** Spoken text without signs. */
  text: string
  tool: 'jobs' | 'services' | 'candidates'
  memory: Memory
}

/** Small words join others and are no words of their own. */
export const isLarge = (word: string): boolean => !isSmallWord(word) && !/^(?:y|o|con|por|para)$/.test(word)

/** What tells whether each word of a search is looked for; small words have no features. */
export function wordFeatures({ words, text, tool, memory }: WordsInContext): string[][] {
  const folded = words.map((word) => foldText(word))
  const spoken = text.split(' ')
  const isTrade = folded.map((word) => isLarge(word) && closenessOf(word) >= certainly)
  const isWhole = closenessOf(folded.join(' ')) >= certainly
  const firstTrade = isTrade.indexOf(true)
  const large = folded.filter(isLarge).length
  let from = 0
  return folded.map((word, at) => {
    if (!isLarge(word)) return []
    const found = spoken.indexOf(word, from)
    if (found >= 0) from = found + 1
    const around = (step: number) =>
      found < 0 ? (folded[at + step] ?? '$') : (spoken[found + step] ?? (found + step < 0 ? '^' : '$'))
    const [before2, before, after, after2] = [around(-2), around(-1), around(1), around(2)].map((one) =>
      genderlessStem(one),
    )
    const stem = genderlessStem(word)
    const last = folded[at - 1]
    const joined = last === undefined ? 'first' : isLarge(last) ? 'next' : last
    const side = firstTrade < 0 ? 'none' : at < firstTrade ? 'before' : at > firstTrade ? 'after' : 'first'
    return [
      'any',
      tool,
      `after ${memory.tool}`,
      `word ${stem}`,
      `word ${stem} ${tool}`,
      `before ${before}`,
      `after ${after}`,
      `before2 ${before2} ${before}`,
      `after2 ${after} ${after2}`,
      `pair ${before} ${stem}`,
      `pair ${stem} ${after}`,
      `ending ${word.slice(-3)}`,
      `ending ${word.slice(-2)}`,
      `beginning ${word.slice(0, 4)}`,
      `of ads ${isWordOfAds(stem)}`,
      `trade ${isTrade[at]} ${side}`,
      `trade ${isTrade[at]} ${side} ${joined} ${tool}`,
      `whole ${isWhole} ${side}`,
      `place ${Math.min(at, 5)} of ${Math.min(large, 5)}`,
      `large ${Math.min(large, 6)} ${side}`,
      `joined ${joined}`,
      `with last ${last !== undefined && closenessOf(`${last} ${word}`) >= certainly}`,
      `with next ${folded[at + 1] !== undefined && closenessOf(`${word} ${folded[at + 1]}`) >= certainly}`,
    ]
  })
}

/**
 * The words of a search that are looked for: the others only tell. What joins two of them stays. A question that begins a search of
 * ads or services most likely names something: then less is enough.
 */
export function wordsLookedFor(model: LinearModel, context: WordsInContext): string {
  const { words, memory, tool } = context
  const label = model.labels.indexOf(ASKED)
  const shares = wordFeatures(context).map((features) =>
    features.length === 0 ? 0 : sharesOf(model, features)[label]!,
  )
  const begins = tool !== 'candidates' && memory.tool !== tool
  const least = begins ? Math.max(leastOfAny, Math.min(leastShare, Math.max(...shares))) : leastShare
  const isAsked = shares.map((share) => share > 0 && share >= least)
  return words
    .filter((word, at) => isAsked[at] || (!isLarge(foldText(word)) && isAsked[at - 1] && isAsked[at + 1]))
    .join(' ')
}
