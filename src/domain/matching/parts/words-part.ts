import { known, missing, type PartValue } from './part.ts'
import type { ProfessionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { wordFrequencies } from '#domain/matching/reading/word-frequency.data.ts'
import {
  DUTY_WORD,
  missingValues,
  OWN_WORD,
  subjectWords,
  distinctiveWordSteps,
} from '#domain/matching/score/weights.ts'
import { genderlessStem, isEmptyWord, splitWords } from '#domain/matching/reading/words.ts'

/** How much a word tells of the ad that has it: 0, as every ad has it, to 4. `stem`: genderless. */
export function distinctivenessOf(stem: string): number {
  const share = (wordFrequencies.counts[stem] ?? 0) / wordFrequencies.jobs
  const step = distinctiveWordSteps.findIndex((from) => share >= from)
  return step === -1 ? distinctiveWordSteps.length : step
}

/** The first words of an ad that not every ad has: its branch, tools and things, whether or not the taxonomy knows them. */
export function subjectOf(texts: readonly string[]): string[] {
  const subject = new Set<string>()
  // In parts that end with a word: mostly the first few tell enough.
  for (const [part] of texts.join('\n').matchAll(/[^]{1,1000}\S*/g))
    for (const { text, stem } of splitWords(part, genderlessStem)) {
      if (subject.size === subjectWords.most) return [...subject]
      if (text.length > 2 && !isEmptyWord(text) && distinctivenessOf(stem) > 0) subject.add(stem)
    }
  return [...subject]
}

/** How much words tell of an ad that has them. */
export const distinctivenessOfAll = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + distinctivenessOf(word), 0)

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
