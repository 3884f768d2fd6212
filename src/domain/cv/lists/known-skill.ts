import { productTaxonomy } from '../../matching/taxonomy/product-taxonomy.ts'
import { splitWords } from '../../matching/words.ts'

/** True for what the taxonomy names, word for word. */
export function isKnownSkill(text: string): boolean {
  const taxonomy = productTaxonomy()
  const words = splitWords(text, taxonomy.stem)
  return words.length > 0 && taxonomy.skillNames.get(words) !== undefined
}
