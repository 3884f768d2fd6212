import { readLanguage } from '#domain/cv/lists/languages.ts'
import type { Skill } from '#domain/cv/new-skills.ts'
import { isSoft } from '#domain/cv/lists/skills.ts'
import { resolveSkill } from '#domain/matching/reading/find-skills.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { foldText } from '#domain/text/plain-text.ts'

/**
 * What a person typed into a list of skills, each once and of its kind as the taxonomy has it; what it does not know is
 * technical unless its words say otherwise. 'Inglés avanzado' is a language with its level.
 */
export function typedSkills(names: readonly string[]): Skill[] {
  return once(names.map(typedSkill), ({ name }) => name)
}

function typedSkill(name: string): Skill {
  const language = readLanguage(name)
  const isLanguage =
    language !== null &&
    (language.level !== null || resolveSkill(productTaxonomy(), name)?.skill.category === 'language')
  if (isLanguage) return { kind: 'language', name: language.name, level: language.level }
  return { kind: isSoft(name) ? 'soft' : 'technical', name, level: null }
}

/** The first of those whose names are spelled alike, whatever their capitals and accents. */
export function once<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = foldText(nameOf(item))
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
