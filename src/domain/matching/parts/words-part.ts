import { distinctivenessOf, distinctivenessOfAll } from '#domain/matching/reading/distinctive-words.ts'
import type { PartValue, ProfessionalProfile } from '#domain/matching/types.ts'
import { known, missing } from './part.ts'
import { DUTY_WORD, missingValues, OWN_WORD, subjectWords } from '#domain/matching/weights.ts'

/** How much of an ad's words a profile that is about the same has; a whole number, at least 1. */
export const enoughOf = (asked: readonly string[]): number =>
  Math.max(1, Math.min(subjectWords.enough, distinctivenessOfAll(asked)))

/** And of a profile of so few words as much as could be expected. */
const enoughIn = (held: readonly string[]): number =>
  Math.max(1, Math.min(subjectWords.enough, Math.floor(distinctivenessOfAll(held) * subjectWords.ownShare)))

/** What it is worth that words which tell so much (each × `OWN_WORD` or `DUTY_WORD`) are in a profile, in thousandths. */
export function wordsValue(found: number, enough: number): number {
  return Math.min(1000, Math.floor((1000 * found) / (OWN_WORD * enough)))
}

/** Whether the ad has enough words, and the profile enough to look for them in. */
export const areWordsAsked = (asked: number): boolean => asked >= subjectWords.least
export const areWordsKnown = (held: number): boolean => held >= subjectWords.least

/**
 * How much a profile speaks of what an ad is about; null: the ad is too short to tell. A word more never lowers it: of a short profile it is the
 * upper end that says what more words could show.
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
