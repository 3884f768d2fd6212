import type { Evidence, Read, ReadEducation, ReadExperience } from './cv.ts'
import type { FoundEducation, FoundExperience } from './found-in-cv.ts'
import type { ReviewValue } from './review.ts'

/** From this confidence on, a value counts as correct unless the person changes it: the band 'Alta'. From 0 to 1. */
export const SURE = 0.75

type Period = 'startDate' | 'endDate'
export type ExperiencePart = 'position' | 'company' | 'location' | Period | 'description'
export type EducationPart = 'degree' | 'institution' | 'field' | Period
/** The name of a saved value. `name`: of a skill, a language (with its level) or a certificate. */
export type PartName =
  | 'title'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'summary'
  | 'name'
  | ExperiencePart
  | EducationPart

/** One value of an item with its confidence, 0 to 1, and its position (none if a second reading found it). */
export interface ReviewPart {
  name: PartName
  confidence: number
  from: Evidence[]
}

/** The value read for one name; empty if nothing was read. */
export const partOf = (name: PartName, read: Read<unknown> | null | undefined): ReviewPart[] =>
  read ? [{ name, confidence: read.confidence, from: read.from }] : []

/** The saved values of a job. */
export const experienceParts = (read: ReadExperience | undefined, entry: FoundExperience): ReviewPart[] =>
  read
    ? [
        ...partOf('position', read.position),
        ...partOf('company', read.company),
        ...partOf('location', read.place),
        ...periodParts(read, entry),
        ...partOf('description', read.description),
      ]
    : []

/** The saved values of a study. */
export const educationParts = (read: ReadEducation | undefined, entry: FoundEducation): ReviewPart[] =>
  read
    ? [
        ...partOf('degree', read.degree),
        ...partOf('institution', read.institution),
        ...partOf('field', read.field),
        ...periodParts(read, entry),
      ]
    : []

/** An end before the start is not saved, so its confidence is 0. */
function periodParts(
  { start, end, isCurrent }: ReadExperience | ReadEducation,
  { endDate }: Pick<FoundExperience, 'endDate'>,
): ReviewPart[] {
  const savedEnd = isCurrent ? null : end && (endDate === null ? { ...end, confidence: 0 } : end)
  return [...partOf('startDate', start), ...partOf('endDate', savedEnd)]
}

/** The text of one part of a value; null: none. The end of a current period is `current`. */
export function textOfPart(value: ReviewValue, name: PartName): string | null {
  if (value.kind === 'field') return value.text
  if (value.kind === 'skill') return value.skill.name
  const { entry } = value
  if (name === 'endDate' && entry.current) return 'current'
  const texts: Readonly<Partial<Record<PartName, string | boolean | null>>> = { ...entry }
  const text = texts[name]
  return typeof text === 'string' && text !== '' ? text : null
}

/** A value that may be wrong. */
export const isDoubtful = ({ confidence }: Pick<ReviewPart, 'confidence'>): boolean => confidence < SURE
