import type { Person, LanguageLevel } from '../../person.ts'
import { printPeriod } from './dates.ts'
import type { DateHabit, PrintedPeriod } from './dates.ts'
import type { Gold, SectionKind } from './gold.ts'

/** The strings of a person that one layout prints: its templates draw only these, and the gold is made from the same. */
export interface PrintedCv {
  name: string
  title: string | null
  email: string | null
  phone: string | null
  linkedin: string | null
  place: string | null
  summary: string | null
  experiences: PrintedExperience[]
  educations: PrintedEducation[]
  skillGroups: { name: string; items: PrintedSkill[] }[]
  soft: string[]
  languages: {
    name: string
    level: LanguageLevel | null
    levelText: string | null
    /** 1-4, for drawn bars */ rank: number
  }[]
  certifications: { name: string; issuer: string | null; year: string | null }[]
  awards: string[]
  publications: string[]
  references: string[]
  interests: string[]
}

export interface PrintedExperience extends PrintedPeriod {
  position: string
  company: string
  place: string | null
  bullets: string[]
}

export interface PrintedEducation extends PrintedPeriod {
  degree: string
  field: string | null
  institution: string
}

export interface PrintedSkill {
  name: string
  /** The person's word for it; null if there is none. */
  level: string | null
}

type Omissible =
  | 'title'
  | 'email'
  | 'phone'
  | 'linkedin'
  | 'place'
  | 'summary'
  | 'experience places'
  | 'bullets'
  | 'technical'
  | 'soft'
  | 'languages'
  | 'language levels'
  | 'certifications'
  | 'awards'
  | 'publications'
  | 'references'
  | 'interests'

export type Capital = 'name' | 'title' | 'positions' | 'companies' | 'degrees' | 'institutions'

export interface Choice {
  dates: DateHabit
  /** Set if studies use another date format than jobs. */
  educationDates?: DateHabit
  omit?: Omissible[]
  capitals?: Capital[]
  /** Degree and field are separate ('Bachiller' | 'Derecho'), not one phrase. */
  isFieldApart?: boolean
}

const ranks: Record<LanguageLevel, number> = { basic: 1, intermediate: 2, advanced: 3, native: 4 }

/** Chooses what is printed of a person, and the wording. */
export function printCv(person: Person, choice: Choice): PrintedCv {
  const omitted = new Set(choice.omit)
  const capitals = new Set(choice.capitals)
  const unless = <T>(part: Omissible, value: T): T | null => (omitted.has(part) ? null : value)
  const listUnless = <T>(part: Omissible, values: T[] | undefined): T[] =>
    omitted.has(part) ? [] : (values ?? [])
  const cased = (part: Capital, value: string) => (capitals.has(part) ? value.toLocaleUpperCase('es') : value)

  return {
    name: cased('name', person.name),
    title: unless('title', cased('title', person.title)),
    email: unless('email', person.email),
    phone: unless('phone', person.phone),
    linkedin: unless('linkedin', person.linkedin),
    place: unless('place', person.place),
    summary: unless('summary', person.summary),
    experiences: person.experiences.map((experience) => ({
      ...printPeriod(choice.dates, experience.start, experience.end, experience.end === null),
      position: cased('positions', experience.position),
      company: cased('companies', experience.company),
      place: unless('experience places', experience.place),
      bullets: listUnless('bullets', experience.bullets),
    })),
    educations: person.educations.map((education) => ({
      ...printPeriod(
        choice.educationDates ?? choice.dates,
        education.start,
        education.end,
        education.isCurrent,
      ),
      ...degreeAndField(education.degree, education.field, choice.isFieldApart ?? false, (degree) =>
        cased('degrees', degree),
      ),
      institution: cased('institutions', education.institution),
    })),
    skillGroups: omitted.has('technical')
      ? []
      : Object.entries(person.technical).map(([name, items]) => ({ name, items: items.map(skillOf) })),
    soft: listUnless('soft', person.soft),
    languages: listUnless('languages', person.languages).map(({ name, level, levelText }) => ({
      name,
      level: unless('language levels', level),
      levelText: unless('language levels', levelText),
      rank: ranks[level],
    })),
    certifications: listUnless('certifications', person.certifications),
    awards: listUnless('awards', person.awards),
    publications: listUnless('publications', person.publications),
    references: listUnless('references', person.references),
    interests: listUnless('interests', person.interests),
  }
}

/** Consecutive jobs at one company, for layouts that name the company once. */
export function byCompany(experiences: PrintedExperience[]): PrintedExperience[][] {
  const groups: PrintedExperience[][] = []
  for (const experience of experiences) {
    const last = groups.at(-1)
    if (last?.[0]?.company === experience.company) last.push(experience)
    else groups.push([experience])
  }
  return groups
}

/** All items of the skill sections, in page order. */
export function skillNames(printed: PrintedCv): string[] {
  return printed.skillGroups.flatMap((group) => group.items.map((item) => item.name))
}

/** The kinds with content on the page, in the given order. */
export function kindsSaid(printed: PrintedCv, order: SectionKind[]): SectionKind[] {
  const { summary, languages, awards, references, interests } = printed
  const said: Partial<Record<SectionKind, unknown[]>> = { languages, awards, references, interests }
  return order.filter((kind) => (kind === 'summary' ? summary !== null : said[kind]?.length !== 0))
}

/** What a careful reader extracts from the page. `sections`: the printed kinds, in reading order. */
export function goldOf(printed: PrintedCv, layout: string, producer: string, sections: SectionKind[]): Gold {
  const { name, title, email, phone, linkedin, place } = printed
  return {
    layout,
    producer,
    contact: { name, title, email, phone, linkedin, place },
    summary: printed.summary,
    experiences: printed.experiences.map(({ position, company, place, start, end, isCurrent }) => ({
      position,
      company,
      place,
      start,
      end,
      isCurrent,
    })),
    educations: printed.educations.map(({ degree, institution, field, start, end, isCurrent }) => ({
      // '(en curso)' becomes isCurrent; '(trunco)' has no field and stays.
      degree: degree.replace(/ \((en curso|in progress)\)$/iu, ''),
      institution,
      field,
      // The single date of a study is its end.
      start: start === end ? null : start,
      end,
      isCurrent,
    })),
    skills: [...skillNames(printed), ...printed.soft],
    languages: printed.languages.map(({ name, level, levelText }) => ({ name, level, levelText })),
    certifications: printed.certifications.map((certification) => certification.name),
    sections: [...new Set(sections)],
  }
}

function skillOf(item: string): PrintedSkill {
  const [name = '', level = null] = item.split(' | ')
  return { name, level }
}

function degreeAndField(
  degree: string,
  field: string | null,
  isApart: boolean,
  cased: (value: string) => string,
): { degree: string; field: string | null } {
  if (field === null) return { degree: cased(degree), field: null }
  if (!isApart) return { degree: cased(degree), field: cased(field) }
  const award = degree.slice(0, degree.indexOf(field)).replace(/\s+(en|in|of|de|-|–)\s*$/u, '')
  return award.trim() === ''
    ? { degree: cased(degree), field: null }
    : { degree: cased(award.trim()), field: cased(field) }
}
