import { wordFrequencies } from './word-frequency.data.ts'
import { subjectWords, distinctiveWordSteps } from '#domain/matching/weights.ts'
import { genderlessStem, isEmptyWord, splitWords } from '#domain/matching/words/words.ts'

/** How distinctive a word is among ads: 0 (in every ad) to 4. `stem`: genderless. */
export function distinctivenessOf(stem: string): number {
  const share = (wordFrequencies.counts[stem] ?? 0) / wordFrequencies.jobs
  const step = distinctiveWordSteps.findIndex((from) => share >= from)
  return step === -1 ? distinctiveWordSteps.length : step
}

/** The first distinctive words of an ad: its sector, tools and things, in the taxonomy or not. */
export function subjectOf(texts: readonly string[]): string[] {
  const subject = new Set<string>()
  // In parts that end at a word, because the first parts are usually enough.
  for (const [part] of texts.join('\n').matchAll(/[^]{1,1000}\S*/g))
    for (const { text, stem } of splitWords(part, genderlessStem)) {
      if (subject.size === subjectWords.most) return [...subject]
      if (text.length > 2 && !isEmptyWord(text) && distinctivenessOf(stem) > 0) subject.add(stem)
    }
  return [...subject]
}

/** The total distinctiveness of some words. */
export const distinctivenessOfAll = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + distinctivenessOf(word), 0)
