import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { titleWords } from '#domain/matching/words/title-words.ts'

/** 'QF', 'CM': short forms that mean other things, too. */
const FEWEST_LETTERS = 4

/** True for what the taxonomy names as an occupation, word for word and in either gender: 'Camionera', 'Dibujante CAD'. */
export function isKnownOccupation(text: string): boolean {
  const before = known.get(text)
  if (before !== undefined) return before
  const words = titleWords(text)
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  const isKnown = letters >= FEWEST_LETTERS && productTaxonomy().occupationNames.get(words) !== undefined
  // Bounded: a text of a stranger must not fill the memory.
  if (known.size < 5_000) known.set(text, isKnown)
  return isKnown
}

const known = new Map<string, boolean>()
