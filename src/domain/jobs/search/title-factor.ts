import { type ExpandedQuery, phraseKeys } from './expand-query.ts'

/** Of an ad whose title names nothing that was searched. Lower and higher ones order the graded searches (`evaluation/search`) as well. */
const ofOtherTitles = 0.3

/**
 * What the rank of an ad is multiplied with, by how much of its title a search names: 1 for 'Secretaria', less for 'Secretario técnico
 * de procedimientos disciplinarios', least for a title without any of it. Synonyms count as a whole.
 */
export function titleFactorOf({ slots }: ExpandedQuery): (title: string) => number {
  const phrases = slots.flat().map(phraseKeys)
  return (title) => {
    const keys = phraseKeys(title)
    const named = new Set(phrases.filter((phrase) => phrase.every((key) => keys.includes(key))).flat())
    const share = keys.length === 0 ? 0 : keys.filter((key) => named.has(key)).length / keys.length
    return ofOtherTitles + (1 - ofOtherTitles) * share
  }
}
