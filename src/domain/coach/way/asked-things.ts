import { languageLevelLabels } from '#contracts/professionals/profile-vocabulary.ts'
import { requirementsOf } from '#domain/matching/engine.ts'
import { LEVEL_NAMES } from '#domain/matching/reasons/match-reasons.ts'
import type { JobProfile, ProfessionalProfile } from '#domain/matching/types.ts'
import type { AskedThing } from './way.ts'

/** What an ad asks as the reasons of a match count it: skills, required languages with their level, years of related work. */
export function askedThings(job: JobProfile, professional: ProfessionalProfile): AskedThing[] {
  const { skills, languages, years } = requirementsOf(job, professional)
  return [
    ...skills.map(({ label, isMet }): AskedThing => ({
      kind: 'skill',
      label,
      name: label,
      level: 0,
      isMet,
      has: null,
    })),
    ...languages
      .filter(({ isOptional }) => !isOptional)
      .map(({ name, asked, isMet }): AskedThing => {
        const level = LEVEL_NAMES[asked]
        const label = level === null ? name : `${name} ${languageLevelLabels[level].toLowerCase()}`
        return { kind: 'language', label, name, level: asked, isMet, has: null }
      }),
    ...(years === null
      ? []
      : [
          {
            kind: 'years' as const,
            label: `${years.asked} ${years.asked === 1 ? 'año' : 'años'} de experiencia afín`,
            name: '',
            level: years.asked,
            isMet: years.isMet,
            has: years.has,
          },
        ]),
  ]
}
