import { foldText } from '../text.ts'
import type { LanguageLevel } from './cv.ts'
import type { FoundInCv } from './found-in-cv.ts'

export interface Skill {
  kind: 'technical' | 'soft' | 'language' | 'certification'
  name: string
  /** Of a language. */
  level: LanguageLevel | null
}

/** The found skills that a profile does not have, in their order. What it has as technical is not new as soft, nor the other way. */
export function newSkills(
  { technical, soft, languages, certifications }: FoundInCv['skills'],
  known: readonly Pick<Skill, 'kind' | 'name'>[],
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

/** 'Excel avanzado' is Excel. */
const LEVEL = / (?:nivel )?(?:basico|intermedio|avanzado|experto|basic|intermediate|advanced|expert)$/

const keyOf = ({ kind, name }: Pick<Skill, 'kind' | 'name'>): string =>
  `${kind === 'soft' ? 'technical' : kind} ${foldText(name).replace(LEVEL, '')}`
