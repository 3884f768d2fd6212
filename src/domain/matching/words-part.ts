import { commonWords } from './common-words.data.ts'
import { missing, type PartValue } from './part.ts'
import { missingValues, subjectWords } from './weights.ts'
import { genderlessStem, isEmptyWord, splitWords } from './words.ts'

const common = new Set(splitWords(commonWords, genderlessStem).map(({ stem }) => stem))

/** The first words of an ad that not every ad has: its branch, tools and things, whether or not the taxonomy knows them. */
export function subjectOf(texts: readonly string[]): string[] {
  const subject = new Set<string>()
  for (const { text, stem } of splitWords(texts.join('\n'), genderlessStem)) {
    if (subject.size === subjectWords.most) break
    if (text.length > 2 && !isEmptyWord(text) && !common.has(stem)) subject.add(stem)
  }
  return [...subject]
}

/** What it is worth that so many of the words are in a profile, in thousandths. */
export function wordsValue(found: number, all: number): number {
  return Math.min(1000, Math.floor((1000 * found) / (all * subjectWords.enough)))
}

/** Whether the ad has enough words, and the profile enough to look for them in. */
export const areWordsAsked = (asked: number): boolean => asked >= subjectWords.least
export const areWordsKnown = (held: number): boolean => held >= subjectWords.leastHeld

/** How much a profile speaks of what an ad is about; null: the ad is too short to tell. */
export function wordsPart(asked: readonly string[], held: readonly string[]): PartValue | null {
  if (!areWordsAsked(asked.length)) return null
  if (!areWordsKnown(held.length)) return missing(missingValues.words)
  const words = new Set(held)
  const value = wordsValue(asked.filter((word) => words.has(word)).length, asked.length)
  return { value, low: value, high: value, isKnown: true }
}
