import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Skill } from '#domain/matching/taxonomy/taxonomy.ts'
import { splitWords } from '#domain/matching/words/words.ts'

/** True for an exact name of the taxonomy. */
export const isKnownSkill = (text: string): boolean => namedBy(text) !== null

/** True for the exact name of a program, a machine or a programming language. */
export const isKnownTool = (text: string): boolean => namedBy(text)?.category === 'tool'

function namedBy(text: string): Skill | null {
  const taxonomy = productTaxonomy()
  const words = splitWords(text, taxonomy.stem)
  const name = words.length > 0 ? taxonomy.skillNames.get(words) : undefined
  return name ? taxonomy.skills[name.skill]! : null
}
