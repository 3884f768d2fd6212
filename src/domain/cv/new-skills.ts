import { foldText } from '#domain/text/plain-text.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { FoundInCv } from './found-in-cv.ts'

export interface Skill {
  kind: 'technical' | 'soft' | 'language' | 'certification'
  name: string
  /** Only for languages. */
  level: LanguageLevel | null
}

/** A key shared by all spellings of a skill. */
export type KeyOf = (skill: Pick<Skill, 'kind' | 'name'>) => string

/**
 * The found skills that the profile lacks, in order. A technical skill of the profile is not new as a soft one, nor the reverse.
 * `keyOf`: the comparison key; `skillKey` knows other names, on a screen the spelling is enough.
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

/** 'Excel avanzado' and 'Excel (nivel avanzado)' are Excel; but the certificate 'Excel avanzado' is separate. */
const LEVEL_WORDS = [
  'basico',
  'intermedio',
  'avanzado',
  'experto',
  'basic',
  'intermediate',
  'advanced',
  'expert',
]
const LEVEL = new RegExp(String.raw` (?:\()?(?:nivel )?(?:${LEVEL_WORDS.join('|')})(?:\))?$`)

/** 'technical excel': the kind, with technical and soft merged, and the spelling. */
export function spellingOf({ kind, name }: Pick<Skill, 'kind' | 'name'>): string {
  const folded = foldText(name)
  return `${kind === 'soft' ? 'technical' : kind} ${kind === 'certification' ? folded : folded.replace(LEVEL, '')}`
}
