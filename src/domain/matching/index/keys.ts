import type { AskedEducation, AskedLanguage, Home, PlaceFacts, Requirement } from '#domain/matching/types.ts'
import type { Workplace } from '#domain/matching/parts/place-part.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import type { OpenNames } from './open-names.ts'

/** The number of requirement levels: 0-3. */
export const LEVELS = 4

export const placeKey = ({ department, province, district }: PlaceFacts): string =>
  `${department ?? ''}|${province ?? ''}|${district ?? ''}`

export const homeKey = (home: Home): string => `${home.reach}|${placeKey(home)}`

export const workplaceKey = ({ place, mode, isLodged, served }: Workplace): string =>
  [mode, isLodged, placeKey(place), ...served.map(placeKey)].join('|')

export const languagesKey = (languages: readonly AskedLanguage[]): string =>
  languages.map(({ skill, level, isOptional }) => `${skill}:${level}${isOptional ? '?' : ''}`).join(',')

export const educationKey = (education: AskedEducation | null): string =>
  education === null ? '' : `${education.level ?? 0}|${education.careers.join(',')}`

/** One number for a skill and level; skills outside the taxonomy follow those in it. */
export function requirementKey(
  taxonomy: Taxonomy,
  openNames: OpenNames,
  { skill, name, level }: Pick<Requirement, 'skill' | 'name' | 'level'>,
): number {
  const base = taxonomy.skills.length * LEVELS
  return skill >= 0 ? skill * LEVELS + level : base + openNames.intern(name)
}
