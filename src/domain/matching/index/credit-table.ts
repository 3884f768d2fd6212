import type { AskedLevel, ProfessionalProfile } from '#domain/matching/types.ts'
import { creditValue, linkedLevel } from '#domain/matching/parts/skill-part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { LEVELS } from './keys.ts'
import type { OpenNames } from './open-names.ts'

/** The credit of a professional's skills for every possible requirement, by its key (`keys.ts`): 0-100. */
export function creditTable(
  taxonomy: Taxonomy,
  openNames: OpenNames,
  { skills, words, duties }: Pick<ProfessionalProfile, 'skills' | 'words' | 'duties'>,
): Uint8Array {
  const base = taxonomy.skills.length * LEVELS
  const table = new Uint8Array(base + openNames.size)
  table.set(openNames.creditsOf(words, duties), base)
  const credit = (skill: number, strength: number, link: number, held: AskedLevel) => {
    for (let level = 0; level < LEVELS; level++) {
      const value = creditValue(strength, link, held, level as AskedLevel)
      const at = skill * LEVELS + level
      if (value > table[at]!) table[at] = value
    }
  }
  for (const { skill, name, level, strength } of skills) {
    if (skill < 0) {
      const known = openNames.find(name)
      if (known !== undefined)
        table[base + known] = Math.max(table[base + known]!, creditValue(strength, 100, level, 0))
      continue
    }
    credit(skill, strength, 100, level)
    for (const link of taxonomy.credits[skill]!)
      credit(link.skill, strength, link.value, linkedLevel(link.kind, level))
  }
  return table
}
