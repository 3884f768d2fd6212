import type { Read, ReadCv, ReadEducation, ReadExperience, ReadPeriod } from '#domain/cv/cv.ts'
import { isSoft } from '#domain/cv/lists/skills.ts'
import { languageLevel } from '#domain/cv/lists/languages.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { readSingleDate } from '#domain/cv/dates/single-dates.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'

/* A file with named fields says what is what: its values are as sure as they can be, and stand on no page. */

/** In characters: longer than any field of a profile. */
const LONGEST = 6000
/** A date or a level is read from this much. */
const LONGEST_WORDS = 80
/** Of each kind; a file with more is not somebody's career. */
const MOST = 200

export const given = (text: string | null | undefined): Read<string> | null => {
  const value = text?.trim().slice(0, LONGEST)
  return value ? { value, confidence: 1, from: [] } : null
}

/** 'Mar 2020', '2020-03-01', '2020' as precise as known, at most to the month. */
const givenDate = (text: string | null | undefined): Read<string> | null =>
  text ? given(readSingleDate(foldLetters(text.slice(0, LONGEST_WORDS)), null)) : null

/** Work without an end goes on; a study does only if it says so. */
export function givenPeriod(
  start: string | null | undefined,
  end: string | null | undefined,
  goesOn: boolean,
): ReadPeriod {
  const endDate = givenDate(end)
  return { start: givenDate(start), end: endDate, isCurrent: endDate === null && goesOn }
}

/** What a file says, before it is checked against the limits of a profile. */
export interface GivenProfile {
  name?: string | null | undefined
  title?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  linkedin?: string | null | undefined
  place?: string | null | undefined
  summary?: string | null | undefined
  experiences: ReadExperience[]
  educations: ReadEducation[]
  skills: string[]
  languages: { name: string; level: LanguageLevel | null; levelText: string | null }[]
  certifications: string[]
}

/** In the shape of a reading, so that it is reviewed like one. */
export function readingOf(file: GivenProfile): ReadCv {
  const names = (list: readonly string[]) =>
    [...new Set(list)].slice(0, MOST).flatMap((name) => given(name) ?? [])
  return {
    contact: {
      name: given(file.name),
      title: given(file.title),
      email: given(file.email),
      phone: given(file.phone),
      linkedin: given(file.linkedin),
      place: given(file.place),
    },
    summary: given(file.summary),
    experiences: file.experiences.slice(0, MOST),
    educations: file.educations.slice(0, MOST),
    skills: {
      technical: names(file.skills.filter((skill) => !isSoft(skill))),
      soft: names(file.skills.filter((skill) => isSoft(skill))),
      languages: file.languages
        .filter(({ name }) => name.trim() !== '')
        .slice(0, MOST)
        .map((value) => ({ value, confidence: 1, from: [] })),
      certifications: names(file.certifications),
    },
    sections: [],
  }
}

export const isEmptyReading = ({ contact, summary, experiences, educations, skills }: ReadCv): boolean =>
  Object.values(contact).every((one) => one === null) &&
  summary === null &&
  [experiences, educations, ...Object.values(skills)].every((list) => list.length === 0)

/** The five levels of LinkedIn, and what anybody else writes. */
export function levelOf(text: string): LanguageLevel | null {
  const level = text.slice(0, LONGEST_WORDS)
  const folded = foldLetters(level)
  if (/native|bilingual|nativ|bilingu/.test(folded)) return 'native'
  if (/limited working|basica limitada|limitad/.test(folded)) return 'intermediate'
  if (/elementary|basic|elemental/.test(folded)) return 'basic'
  if (/professional|profesional/.test(folded)) return 'advanced'
  return languageLevel(level)
}
