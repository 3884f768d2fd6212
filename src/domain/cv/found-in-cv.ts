import { foldText } from '#domain/text/plain-text.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { Read, ReadCv, ReadEducation, ReadExperience, ReadPeriod } from './cv.ts'
import { isSameDate, type Period } from './career-period.ts'
import { type Outcome, type ReadAs, readAs } from './new-in-cv.ts'
import type { Skill } from './new-skills.ts'

interface Known {
  /** What the CV says, stored even if the person corrects the entry before saving. */
  readAs?: ReadAs | null | undefined
  /** Set if the profile's history was already checked. */
  outcome?: Outcome | undefined
}

export interface FoundExperience extends Period, Known {
  position: string | null
  company: string | null
  location: string | null
  description: string | null
}

export interface FoundEducation extends Period, Known {
  degree: string | null
  institution: string | null
  field: string | null
}

/** The values of a CV as a profile stores them: without confidence and position, within form limits, each skill once. */
export interface FoundInCv {
  title: string | null
  phone: string | null
  location: string | null
  linkedin: string | null
  summary: string | null
  experiences: FoundExperience[]
  educations: FoundEducation[]
  skills: {
    technical: string[]
    soft: string[]
    languages: { name: string; level: LanguageLevel | null }[]
    certifications: string[]
    /** What the CV says about the skills that the person corrected before saving. */
    readAs?: Pick<Skill, 'kind' | 'name'>[] | undefined
  }
}

/** In characters. A longer name is probably a sentence. */
const LONGEST = {
  line: 200,
  place: 120,
  phone: 40,
  summary: 2000,
  description: 5000,
  skill: 80,
  certificate: 200,
}
/** Per kind of entry. A malicious file must not fill a profile with thousands. */
const MOST_ENTRIES = 100

/** The read values, optionally with the outcome of each entry. */
export type JudgedCv = Omit<ReadCv, 'sections' | 'experiences' | 'educations'> & {
  experiences: Judged<ReadExperience>[]
  educations: Judged<ReadEducation>[]
}

/** Extracts the values. Control characters, left by broken fonts, are removed. */
export function foundInCv({ contact, summary, experiences, educations, skills }: JudgedCv): FoundInCv {
  return {
    title: line(contact.title, LONGEST.line),
    phone: line(contact.phone, LONGEST.phone),
    location: line(contact.place, LONGEST.place),
    linkedin: line(contact.linkedin, LONGEST.line),
    summary: text(summary, LONGEST.summary),
    experiences: experiences.slice(0, MOST_ENTRIES).map(foundExperience),
    educations: educations.slice(0, MOST_ENTRIES).map(foundEducation),
    skills: {
      technical: names(skills.technical, LONGEST.skill),
      soft: names(skills.soft, LONGEST.skill),
      languages: languagesOf(skills.languages),
      certifications: names(skills.certifications, LONGEST.certificate),
    },
  }
}

type Judged<T> = T & { outcome?: Outcome | undefined }

function foundExperience(read: Judged<ReadExperience>): FoundExperience {
  const position = line(read.position, LONGEST.line)
  const company = line(read.company, LONGEST.line)
  const period = periodOf(read)
  return {
    position,
    company,
    location: line(read.place, LONGEST.place),
    description: text(read.description, LONGEST.description),
    ...period,
    ...known(readAs(position, company, period), read),
  }
}

function foundEducation(read: Judged<ReadEducation>): FoundEducation {
  const degree = line(read.degree, LONGEST.line)
  const institution = line(read.institution, LONGEST.line)
  const period = periodOf(read)
  return {
    degree,
    institution,
    field: line(read.field, LONGEST.line),
    ...period,
    ...known(readAs(degree, institution, period), read),
  }
}

/** Unknown facts are omitted. */
const known = (reading: ReadAs | null, { outcome }: Judged<object>): Known => ({
  ...(reading ? { readAs: reading } : {}),
  ...(outcome ? { outcome } : {}),
})

function languagesOf(read: ReadCv['skills']['languages']): FoundInCv['skills']['languages'] {
  const levels = new Map<string, LanguageLevel>()
  for (const { value } of read) {
    const key = foldText(value.name)
    if (value.level && !levels.has(key)) levels.set(key, value.level)
  }
  const values = read.map(({ value, ...rest }) => ({ ...rest, value: asWritten(value.name) }))
  return names(values, LONGEST.skill).map((name) => ({ name, level: levels.get(foldText(name)) ?? null }))
}

/** 'INGLÉS', 'inglés' in the list's spelling: 'Inglés'. Capitals inside a name are kept ('Quechua Chanka'). */
function asWritten(name: string): string {
  const lowered = name === name.toUpperCase() ? name.toLowerCase() : name
  return lowered.charAt(0).toUpperCase() + lowered.slice(1)
}

/** An end before the start is a reading error in one of the two; the end is dropped because we do not know which. */
function periodOf({ start, end, isCurrent }: ReadPeriod): Period {
  const startDate = start?.value ?? null
  const endDate = isCurrent ? null : (end?.value ?? null)
  const isBackwards =
    startDate !== null && endDate !== null && endDate < startDate && !isSameDate(startDate, endDate)
  return { startDate, endDate: isBackwards ? null : endDate, current: isCurrent }
}

/** Each name once, ignoring case and accents. Texts too long for a name are dropped. */
function names(read: readonly Read<string>[], longest: number): string[] {
  const found = new Map<string, string>()
  for (const { value } of read) {
    const name = oneLine(value)
    const key = foldText(name)
    if (key !== '' && name.length <= longest && !found.has(key)) found.set(key, name)
  }
  return [...found.values()].slice(0, MOST_ENTRIES)
}

const line = (read: Read<string> | null, longest: number): string | null =>
  (read && cut(oneLine(read.value), longest)) || null

const text = (read: Read<string> | null, longest: number): string | null =>
  (read && cut(withoutControls(read.value).trim(), longest)) || null

const oneLine = (value: string): string => withoutControls(value).replaceAll(/\s+/g, ' ').trim()

const withoutControls = (value: string): string =>
  value.normalize('NFC').replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/gu, (sign) => (sign === '\n' ? sign : ' '))

/** Cuts at the end of a word. */
function cut(value: string, longest: number): string {
  if (value.length <= longest) return value
  const head = value.slice(0, longest - 1)
  const edge = head.search(/\s\S*$/)
  return `${(edge > longest / 2 ? head.slice(0, edge) : head).trimEnd()}…`
}
