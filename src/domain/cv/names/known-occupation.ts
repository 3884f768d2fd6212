import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { titleWords } from '#domain/matching/words/title-words.ts'

/** Shorter names ('QF', 'CM') have other meanings too. */
const FEWEST_LETTERS = 4

/** True for the exact name of an occupation in the taxonomy, in either gender: 'Camionera', 'Dibujante CAD'. */
export function isKnownOccupation(text: string): boolean {
  const before = known.get(text)
  if (before !== undefined) return before
  const words = titleWords(text)
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  const isKnown = letters >= FEWEST_LETTERS && productTaxonomy().occupationNames.get(words) !== undefined
  // Bounded, so that texts of strangers cannot fill the memory.
  if (known.size < 5_000) known.set(text, isKnown)
  return isKnown
}

const known = new Map<string, boolean>()
