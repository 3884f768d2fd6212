import { distinctivenessOf, distinctivenessOfAll } from '#domain/matching/reading/distinctive-words.ts'
import type { PartValue, ProfessionalProfile } from '#domain/matching/types.ts'
import { known, missing } from './part.ts'
import { DUTY_WORD, missingValues, OWN_WORD, subjectWords } from '#domain/matching/weights.ts'

/** The amount of an ad's words that a profile on the same subject contains; a whole number, at least 1. */
export const enoughOf = (asked: readonly string[]): number =>
  Math.max(1, Math.min(subjectWords.enough, distinctivenessOfAll(asked)))

/** For a profile with few words, the amount that can be expected. */
const enoughIn = (held: readonly string[]): number =>
  Math.max(1, Math.min(subjectWords.enough, Math.floor(distinctivenessOfAll(held) * subjectWords.ownShare)))

/** The value of shared words of this total weight (each × `OWN_WORD` or `DUTY_WORD`), in thousandths. */
export function wordsValue(found: number, enough: number): number {
  return Math.min(1000, Math.floor((1000 * found) / (OWN_WORD * enough)))
}

/** Whether both the ad and the profile have enough words to compare. */
export const areWordsAsked = (asked: number): boolean => asked >= subjectWords.least
export const areWordsKnown = (held: number): boolean => held >= subjectWords.least

/**
 * How much a profile is about the subject of an ad; null: the ad is too short. An additional word never lowers it; for a short
 * profile the upper end shows what more words could add.
 */
export function wordsPart(
  asked: readonly string[],
  { words, duties }: Pick<ProfessionalProfile, 'words' | 'duties'>,
): PartValue | null {
  if (!areWordsAsked(asked.length)) return null
  if (!areWordsKnown(words.length)) return missing(missingValues.words)
  const [own, duty] = [new Set(words), new Set(duties)]
  const shareOf = (word: string) => (own.has(word) ? OWN_WORD : duty.has(word) ? DUTY_WORD : 0)
  const found = asked.reduce((sum, word) => sum + distinctivenessOf(word) * shareOf(word), 0)
  const enough = enoughOf(asked)
  return {
    ...known(wordsValue(found, enough)),
    high: wordsValue(found, Math.min(enough, enoughIn(words))),
  }
}
