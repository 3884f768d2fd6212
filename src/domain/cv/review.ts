import { foldText } from '#domain/text/plain-text.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { Read, ReadCv } from './cv.ts'
import { type FoundEducation, type FoundExperience, foundInCv } from './found-in-cv.ts'
import {
  educationOutcomes,
  experienceOutcomes,
  type KnownEducation,
  type KnownExperience,
  type Outcome,
} from './new-in-cv.ts'
import { newSkills, type Skill } from './new-skills.ts'
import { missingNames } from './review-names.ts'
import { educationParts, experienceParts, partOf, type ReviewPart, SURE } from './review-parts.ts'

export const reviewFields = ['title', 'phone', 'location', 'linkedin', 'summary'] as const
export type ReviewField = (typeof reviewFields)[number]

/** One value of a CV that the person can accept, correct or skip. */
export type ReviewValue =
  | { kind: 'field'; field: ReviewField; text: string }
  | { kind: 'experience'; entry: FoundExperience }
  | { kind: 'education'; entry: FoundEducation }
  | { kind: 'skill'; skill: Skill; readAs?: Pick<Skill, 'kind' | 'name'> }

export interface ReviewItem {
  /** Stable within one reading. */
  id: string
  value: ReviewValue
  /** The values saved with it, as far as they were read, in form order. */
  parts: ReviewPart[]
  /** The lowest confidence of its parts, from 0 to 1. */
  confidence: number
  /** Pages of the CV, counted from 1; none if a second reading found it. */
  pages: number[]
  /** `known`: the profile already has it, or another value in its place. */
  outcome: Outcome
}

/** The profile before the review. */
export interface KnownProfile {
  fields: Readonly<Partial<Record<ReviewField, string | null>>>
  experiences: readonly KnownExperience[]
  educations: readonly KnownEducation[]
  skills: readonly Pick<Skill, 'kind' | 'name'>[]
}

/** What the person accepted, in the shape that `parse-cv` saves. */
export interface ReviewSelection extends Record<ReviewField, string | null> {
  experiences: (FoundExperience & { position: string; company: string })[]
  educations: (FoundEducation & { degree: string; institution: string })[]
  skills: {
    technical: string[]
    soft: string[]
    languages: { name: string; level: LanguageLevel | null }[]
    certifications: string[]
    /** What the CV says about the skills that were corrected. */
    readAs?: Pick<Skill, 'kind' | 'name'>[]
  }
}

/** As the calls return it: with outcomes compared with the profile. */
type Reading = Omit<ReadCv, 'sections'> &
  Parameters<typeof foundInCv>[0] & {
    skills: {
      known?: readonly Pick<Skill, 'kind' | 'name'>[]
      deleted?: readonly Pick<Skill, 'kind' | 'name'>[]
    }
  }

/** All values of a CV in profile order, compared with the profile. */
export function reviewOf(cv: Reading, known: KnownProfile): ReviewItem[] {
  const found = foundInCv(cv)
  const fieldReads = { ...cv.contact, location: cv.contact.place, summary: cv.summary }
  const fields = reviewFields.flatMap((field): ReviewItem[] => {
    const text = found[field]
    if (text === null) return []
    const outcome = known.fields[field] ? 'known' : 'new'
    return [
      {
        id: field,
        value: { kind: 'field', field, text },
        outcome,
        ...sureness(partOf(field, fieldReads[field])),
      },
    ]
  })
  const workOutcomes = experienceOutcomes(found.experiences, known.experiences)
  const experiences = found.experiences.map((entry, place): ReviewItem => {
    return {
      id: `experience-${place}`,
      value: { kind: 'experience', entry },
      outcome: workOutcomes[place] ?? 'new',
      ...sureness(experienceParts(cv.experiences[place], entry)),
    }
  })
  const studyOutcomes = educationOutcomes(found.educations, known.educations)
  const educations = found.educations.map((entry, place): ReviewItem => {
    return {
      id: `education-${place}`,
      value: { kind: 'education', entry },
      outcome: studyOutcomes[place] ?? 'new',
      ...sureness(educationParts(cv.educations[place], entry)),
    }
  })
  return [...fields, ...experiences, ...educations, ...skillItems(cv, found.skills, known.skills)]
}

/** Shown first: an incomplete or uncertain value that the profile lacks. */
export const wantsLook = ({ outcome, confidence }: ReviewItem): boolean =>
  outcome === 'incomplete' || (outcome === 'new' && confidence < SURE)

/** Accepted by default: every complete new value. A doubt is shown but does not exclude it, because most uncertain values are correct. */
export const isPreselected = ({ outcome }: Pick<ReviewItem, 'outcome'>): boolean => outcome === 'new'

/** An entry without one of its two names cannot be saved. */
export function isComplete(value: ReviewValue): boolean {
  if (value.kind === 'field') return value.text.trim() !== ''
  return value.kind === 'skill' ? value.skill.name.trim() !== '' : missingNames(value).length === 0
}

/** Collects the accepted values into one selection. Incomplete entries are omitted. */
export function selectionOf(values: readonly ReviewValue[]): ReviewSelection {
  const selection: ReviewSelection = {
    title: null,
    phone: null,
    location: null,
    linkedin: null,
    summary: null,
    experiences: [],
    educations: [],
    skills: { technical: [], soft: [], languages: [], certifications: [] },
  }
  for (const value of values) {
    if (value.kind === 'field') selection[value.field] = value.text
    else if (value.kind === 'experience') {
      const { position, company } = value.entry
      if (position !== null && company !== null)
        selection.experiences.push({ ...value.entry, position, company })
    } else if (value.kind === 'education') {
      const { degree, institution } = value.entry
      if (degree !== null && institution !== null)
        selection.educations.push({ ...value.entry, degree, institution })
    } else addSkill(selection.skills, value.skill, value.readAs)
  }
  return selection
}

function addSkill(
  skills: ReviewSelection['skills'],
  { kind, name, level }: Skill,
  readAs?: Pick<Skill, 'kind' | 'name'>,
): void {
  if (readAs && readAs.name !== name) (skills.readAs ??= []).push(readAs)
  if (kind === 'language') skills.languages.push({ name, level })
  else if (kind === 'certification') skills.certifications.push(name)
  else skills[kind].push(name)
}

function skillItems(
  cv: Reading,
  found: ReturnType<typeof foundInCv>['skills'],
  known: KnownProfile['skills'],
): ReviewItem[] {
  const reads = new Map<string, Read<unknown>>()
  const learn = (kind: Skill['kind'], name: string, read: Read<unknown>) => {
    const key = `${kind} ${foldText(name)}`
    if (!reads.has(key)) reads.set(key, read)
  }
  for (const read of cv.skills.technical) learn('technical', read.value, read)
  for (const read of cv.skills.soft) learn('soft', read.value, read)
  for (const read of cv.skills.languages) learn('language', read.value.name, read)
  for (const read of cv.skills.certifications) learn('certification', read.value, read)
  const has = [...known, ...(cv.skills.known ?? [])]
  const fresh = new Set(newSkills(found, has).map(({ kind, name }) => `${kind} ${name}`))
  const gone = new Set(cv.skills.deleted?.map(({ kind, name }) => `${kind} ${name}`))
  return newSkills(found, []).map((skill): ReviewItem => {
    const { kind, name } = skill
    const item: Omit<ReviewItem, 'parts' | 'confidence' | 'pages'> = {
      id: `${kind}-${foldText(name)}`,
      value: { kind: 'skill', skill, readAs: { kind, name } },
      outcome: !fresh.has(`${kind} ${name}`) ? 'known' : gone.has(`${kind} ${name}`) ? 'deleted' : 'new',
    }
    return Object.assign(item, sureness(partOf('name', reads.get(`${kind} ${foldText(name)}`))))
  })
}

/** The confidence of the least certain part; missing parts do not count. */
function sureness(parts: ReviewPart[]): Pick<ReviewItem, 'parts' | 'confidence' | 'pages'> {
  const pages = new Set(parts.flatMap(({ from }) => from.map(({ page }) => page)))
  return {
    parts,
    confidence: Math.min(1, ...parts.map(({ confidence }) => confidence)),
    pages: [...pages].sort((a, b) => a - b),
  }
}
