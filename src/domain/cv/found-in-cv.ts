import { foldText } from '#domain/text/plain-text.ts'
import type { LanguageLevel, Read, ReadCv, ReadEducation, ReadExperience, ReadPeriod } from './cv.ts'
import { isSameDate, type Period } from './career-period.ts'
import { type Outcome, type ReadAs, readAs } from './new-in-cv.ts'
import type { Skill } from './new-skills.ts'

interface Known {
  /** What the CV itself said: it stays when the person corrects the entry before it is kept. */
  readAs?: ReadAs | null | undefined
  /** Where the profile's history was asked already. */
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

/** What was read from a CV as a profile can keep it: bare values, no longer than a form takes, each skill once. */
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
    /** What the CV itself said, of those that the person corrected before they were kept. */
    readAs?: Pick<Skill, 'kind' | 'name'>[] | undefined
  }
}

/** In characters. A name longer than this is a sentence that was taken for one. */
const LONGEST = {
  line: 200,
  place: 120,
  phone: 40,
  summary: 2000,
  description: 5000,
  skill: 80,
  certificate: 200,
}
/** Of each kind of entry. A file made to harm must not fill a profile with thousands. */
const MOST_ENTRIES = 100

/** What was read, of each entry perhaps with what becomes of it. */
export type JudgedCv = Omit<ReadCv, 'sections' | 'experiences' | 'educations'> & {
  experiences: Judged<ReadExperience>[]
  educations: Judged<ReadEducation>[]
}

/** Takes the values out of what was read. Control characters, which a broken font leaves behind, stay out. */
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

/** Nothing is said of what is not known. */
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
  const bare = read.map(({ value, ...rest }) => ({ ...rest, value: asWritten(value.name) }))
  return names(bare, LONGEST.skill).map((name) => ({ name, level: levels.get(foldText(name)) ?? null }))
}

/** 'INGLÉS', 'inglés' as the profile's list has it: 'Inglés'. Capitals within a name ('Quechua Chanka') are its own. */
function asWritten(name: string): string {
  const own = name === name.toUpperCase() ? name.toLowerCase() : name
  return own.charAt(0).toUpperCase() + own.slice(1)
}

/** An end before the start is a misreading, and which of the two is wrong nobody knows: the end goes. */
function periodOf({ start, end, isCurrent }: ReadPeriod): Period {
  const startDate = start?.value ?? null
  const endDate = isCurrent ? null : (end?.value ?? null)
  const isBackwards =
    startDate !== null && endDate !== null && endDate < startDate && !isSameDate(startDate, endDate)
  return { startDate, endDate: isBackwards ? null : endDate, current: isCurrent }
}

/** Each once, whatever its capitals and accents. What is too long for a name stays out. */
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

/** At the edge of a word. */
function cut(value: string, longest: number): string {
  if (value.length <= longest) return value
  const head = value.slice(0, longest - 1)
  const edge = head.search(/\s\S*$/)
  return `${(edge > longest / 2 ? head.slice(0, edge) : head).trimEnd()}…`
}
