import { isWordOfAds } from '#domain/matching/reading/text-vector.ts'
import { occupationLines } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { genderlessStem } from '#domain/matching/words/words.ts'
import { placesMeant } from '#domain/places/parse-place.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { isKnown } from './expand-query.ts'
import { closestWords, countEdits, soundAlikes } from './spelling.ts'

/** In characters. Shorter words are too near to others, and of a shorter one than `shortestEdited` only the sound counts. */
const shortest = 5
const shortestEdited = 7

let known: { words: readonly string[]; stems: ReadonlySet<string> } | undefined

/** The words that names of trades have. */
function tradeWords() {
  if (known) return known
  const words = new Set<string>()
  for (const { masculine, synonyms } of occupationLines())
    for (const name of [masculine, ...synonyms])
      for (const word of foldText(name).match(/[a-z]+/g) ?? []) if (word.length >= shortest) words.add(word)
  known = { words: [...words], stems: new Set([...words].map(genderlessStem)) }
  return known
}

/** 'Vijilante' → 'vigilante': the word of a trade that a folded word is meant for. Words of ads and places, and what is like
 * no other word, stay. */
export function tradeSpelling(word: string): string {
  if (word.length < shortest || /[^a-z]/.test(word)) return word
  if (isWordOfAds(genderlessStem(word)) || isKnown(word) || placesMeant(word).length > 0) return word
  const { words, stems } = tradeWords()
  const alike = soundAlikes(word).find((other) => stems.has(genderlessStem(other)))
  if (alike !== undefined) return alike
  const near = word.length < shortestEdited ? [] : closestWords(word, words)
  return near.length === 1 && countEdits(word, near[0]!) === 1 ? near[0]! : word
}
