import { splitNames } from '#contracts/professionals/profile-fields.ts'
import { resolveSkill } from '#domain/matching/reading/find-skills.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** Skills that are asked for at most. */
const most = 10

/** The skills in a text with commas. */
export const skillsNamed = (typed: string): string[] => splitNames(typed).slice(0, most)

/** Made with the first search. */
let formsOf: Map<number, { skill: number; text: string }[]> | undefined

/** A skill as typed, and every name that the taxonomy knows for it, folded as the database does. */
export function namesOfSkill(typed: string): string[] {
  const taxonomy = productTaxonomy()
  formsOf ??= Map.groupBy(taxonomy.skillForms, ({ skill }) => skill)
  const known = resolveSkill(taxonomy, typed)
  const forms = known ? (formsOf.get(known.skill.id) ?? []) : []
  return [...new Set([foldText(typed), ...forms.map(({ text }) => text)])]
}
