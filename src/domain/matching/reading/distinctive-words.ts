import { wordFrequencies } from './word-frequency.data.ts'
import { subjectWords, distinctiveWordSteps } from '#domain/matching/weights.ts'
import { genderlessStem, isEmptyWord, splitWords } from '#domain/matching/words/words.ts'

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
