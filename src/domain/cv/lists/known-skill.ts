import { resolveSkill } from '../../matching/find-skills.ts'
import { productTaxonomy } from '../../matching/taxonomy/product-taxonomy.ts'
import { splitWords } from '../../matching/words.ts'

/** True for what the taxonomy names, word for word. */
export function isKnownSkill(text: string): boolean {
  const taxonomy = productTaxonomy()
  const words = splitWords(text, taxonomy.stem)
  return words.length > 0 && taxonomy.skillNames.get(words) !== undefined
}

/** True for a program, a machine or a language of programs that the taxonomy names, word for word. */
export function isKnownTool(text: string): boolean {
  return isKnownSkill(text) && resolveSkill(productTaxonomy(), text)?.skill.category === 'tool'
}
