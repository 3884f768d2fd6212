import { readLanguage } from '#domain/cv/lists/languages.ts'
import type { Skill } from '#domain/cv/new-skills.ts'
import { isSoft } from '#domain/cv/lists/skills.ts'
import { resolveSkill } from '#domain/matching/reading/find-skills.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { foldText } from '#domain/text/plain-text.ts'

/**
 * The skills that a person typed into a list, without repetition, each with its kind in the taxonomy; unknown ones are technical
 * unless their words say otherwise. 'Inglés avanzado' is a language with its level.
 */
export function typedSkills(names: readonly string[]): Skill[] {
  return uniqueBy(names.map(typedSkill), ({ name }) => name)
}

function typedSkill(name: string): Skill {
  const language = readLanguage(name)
  const isLanguage =
    language !== null &&
    (language.level !== null || resolveSkill(productTaxonomy(), name)?.skill.category === 'language')
  if (isLanguage) return { kind: 'language', name: language.name, level: language.level }
  return { kind: isSoft(name) ? 'soft' : 'technical', name, level: null }
}

/** Removes items whose names differ only in case and accents; the first one is kept. */
export function uniqueBy<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = foldText(nameOf(item))
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
