import { commonWords } from './common-words.data.ts'
import { known, missing, type PartValue } from './part.ts'
import type { ProfessionalProfile } from './professional-profile.ts'
import { OWN_WORD, wordsFound } from './skill-part.ts'
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

/** What it is worth that so many of the words are in a profile, in thousandths; `found` in halves of a word (`skill-part.ts`). */
export function wordsValue(found: number, all: number): number {
  return Math.min(1000, Math.floor((1000 * found) / (OWN_WORD * all * subjectWords.enough)))
}

/** Whether the ad has enough words, and the profile enough to look for them in. */
export const areWordsAsked = (asked: number): boolean => asked >= subjectWords.least
export const areWordsKnown = (held: number): boolean => held >= subjectWords.leastHeld

/** How much a profile speaks of what an ad is about; null: the ad is too short to tell. */
export function wordsPart(
  asked: readonly string[],
  { words, duties }: Pick<ProfessionalProfile, 'words' | 'duties'>,
): PartValue | null {
  if (!areWordsAsked(asked.length)) return null
  if (!areWordsKnown(words.length)) return missing(missingValues.words)
  return known(wordsValue(wordsFound(asked, new Set(words), new Set(duties)), asked.length))
}
