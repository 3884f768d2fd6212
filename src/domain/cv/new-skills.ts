import { foldText } from '#domain/text/plain-text.ts'
import type { LanguageLevel } from './cv.ts'
import type { FoundInCv } from './found-in-cv.ts'

export interface Skill {
  kind: 'technical' | 'soft' | 'language' | 'certification'
  name: string
  /** Of a language. */
  level: LanguageLevel | null
}

/** What all the spellings of one skill share. */
export type KeyOf = (skill: Pick<Skill, 'kind' | 'name'>) => string

/**
 * The found skills that a profile does not have, in their order. What it has as technical is not new as soft, nor the other way.
 * `keyOf`: by what they are compared; `skillKey` knows their other names, the spelling is enough for a screen.
 */
export function newSkills(
  { technical, soft, languages, certifications }: FoundInCv['skills'],
  known: readonly Pick<Skill, 'kind' | 'name'>[],
  keyOf: KeyOf = spellingOf,
): Skill[] {
  const all: Skill[] = [
    ...withoutLevel('technical', technical),
    ...withoutLevel('soft', soft),
    ...languages.map(({ name, level }): Skill => ({ kind: 'language', name, level })),
    ...withoutLevel('certification', certifications),
  ]
  const seen = new Set(known.map(keyOf))
  return all.filter((skill) => {
    const key = keyOf(skill)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const withoutLevel = (kind: Skill['kind'], names: readonly string[]): Skill[] =>
  names.map((name) => ({ kind, name, level: null }))

/** 'Excel avanzado' and 'Excel (nivel avanzado)' are Excel; 'Excel avanzado' as a certificate is one of its own. */
const LEVEL =
  / (?:\()?(?:nivel )?(?:basico|intermedio|avanzado|experto|basic|intermediate|advanced|expert)(?:\))?$/

/** 'technical excel': of what kind, technical and soft being one, and how it is spelled. */
export function spellingOf({ kind, name }: Pick<Skill, 'kind' | 'name'>): string {
  const folded = foldText(name)
  return `${kind === 'soft' ? 'technical' : kind} ${kind === 'certification' ? folded : folded.replace(LEVEL, '')}`
}
