import { phraseKeys } from './expand-query.ts'
import type { CountedPhrase } from './phrase-index.ts'
import { isFoundAsWritten, type PhraseKind } from './suggested-phrases.ts'

/** So many of a kind at most, so that one kind does not push out what was meant. */
const mostOf: Readonly<Record<PhraseKind, number>> = { title: 8, skill: 3, company: 3, place: 3 }

/** The best phrases, at most `most`, each of which a search finds as it is written, and none twice in other words. */
export function chooseSuggestions(phrases: readonly CountedPhrase[], most: number): CountedPhrase[] {
  const chosen: CountedPhrase[] = []
  const known = new Set<string>()
  const left = { ...mostOf }
  for (const phrase of phrases) {
    const said = phraseKeys(phrase.text).join(' ')
    if (left[phrase.kind] === 0 || known.has(said) || !isFoundAsWritten(phrase)) continue
    known.add(said)
    left[phrase.kind]--
    chosen.push(phrase)
    if (chosen.length === most) break
  }
  return chosen
}
