import type { z } from 'zod'
import type { Extraction } from '#contracts/cv/cv.contract.ts'
import type { extractedData } from '#contracts/cv/extracted-data.ts'
import type { FoundInCv } from '#domain/cv/found-in-cv.ts'
import { languageLevelLabels } from '#contracts/professionals/profile-vocabulary.ts'
import type { Outcome } from '#domain/cv/new-in-cv.ts'
import type { Filling } from './extraction.service.ts'
import type { JudgedReading } from './compare-with-profile.ts'

/** Every value with its confidence and its place on the page, for the person's check. */
export function presentRead({
  contact,
  summary,
  experiences,
  educations,
  skills,
  scan,
}: JudgedReading): z.output<typeof extractedData> {
  return { contact, summary, experiences, educations, skills, ...(scan ? { scan } : {}) }
}

/** `source`: what it was read from, as the sentence names it. */
export function presentFilling(filling: Filling, source = 'tu CV'): Extraction {
  const { found } = filling
  const { technical, soft, certifications } = found.skills
  const savedExperiences = countNew(filling.experiences)
  const savedEducations = countNew(filling.educations)
  return {
    success: true,
    message: messageOf(filling, { experiences: savedExperiences, educations: savedEducations, source }),
    experiences: withOutcomes(found.experiences, filling.experiences),
    educations: withOutcomes(found.educations, filling.educations),
    skills: {
      technical,
      soft,
      languages: found.skills.languages.map(({ name, level }) =>
        level ? `${name} (${languageLevelLabels[level].toLowerCase()})` : name,
      ),
      certifications,
    },
    savedExperiences,
    savedEducations,
    savedSkills: filling.savedSkills,
    filledFields: filling.filledFields,
  }
}

/** For the test page. */
export function presentFound({ experiences, educations }: FoundInCv) {
  return {
    success: true as const,
    experienceCount: experiences.length,
    educationCount: educations.length,
    experiences,
    education: educations,
  }
}

const countNew = (outcomes: readonly Outcome[]): number =>
  outcomes.filter((outcome) => outcome === 'new').length

function withOutcomes<T extends object>(found: readonly T[], outcomes: readonly Outcome[]) {
  return found.map((entry, place) => {
    const outcome = outcomes[place]
    return Object.assign({ outcome: outcome === 'new' || !outcome ? ('saved' as const) : outcome }, entry)
  })
}

function messageOf(
  { found, savedSkills, filledFields, experiences: works, educations: studies }: Filling,
  { experiences, educations, source }: { experiences: number; educations: number; source: string },
): string {
  const saved = [
    counted(experiences, 'experiencia', 'experiencias'),
    counted(educations, 'estudio', 'estudios'),
    counted(savedSkills, 'habilidad o idioma', 'habilidades e idiomas'),
    counted(filledFields.length, 'dato de tu perfil', 'datos de tu perfil'),
  ].filter((part) => part !== '')
  if (saved.length > 0) return `De ${source} guardamos ${inWords(saved)}.`
  const isEmpty = [found.experiences, found.educations, ...Object.values(found.skills)].every(
    ({ length }) => length === 0,
  )
  if (isEmpty) return `No encontramos experiencia, estudios ni habilidades en ${source}.`
  return [...works, ...studies].includes('deleted')
    ? `Tu perfil ya tenía lo que encontramos en ${source}, o lo borraste de ahí.`
    : `Tu perfil ya tenía lo que encontramos en ${source}.`
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`

/** 'a, b y c'. */
const inWords = (parts: readonly string[]): string => new Intl.ListFormat('es').format(parts)
