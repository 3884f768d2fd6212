import type { Evidence, Read, ReadEducation, ReadExperience } from './cv.ts'
import type { FoundEducation, FoundExperience } from './found-in-cv.ts'
import type { ReviewValue } from './review.ts'

/** From here on a reading is taken for right unless the person says otherwise: the band 'Alta'. From 0 to 1. */
export const SURE = 0.75

type Period = 'startDate' | 'endDate'
export type ExperiencePart = 'position' | 'company' | 'location' | Period | 'description'
export type EducationPart = 'degree' | 'institution' | 'field' | Period
/** A value that is saved, by the name that it has there. `name`: of a skill, a language (with its level), a certificate. */
export type PartName =
  | 'title'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'summary'
  | 'name'
  | ExperiencePart
  | EducationPart

/** One value of an item: how sure its reading is, from 0 to 1, and where it stands (nowhere: a second reading found it). */
export interface ReviewPart {
  name: PartName
  confidence: number
  from: Evidence[]
}

/** What was read for one name; nothing where nothing was. */
export const partOf = (name: PartName, read: Read<unknown> | null | undefined): ReviewPart[] =>
  read ? [{ name, confidence: read.confidence, from: read.from }] : []

/** The values of a job, each of which is saved. */
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

/** The values of a study, each of which is saved. */
export const educationParts = (read: ReadEducation | undefined, entry: FoundEducation): ReviewPart[] =>
  read
    ? [
        ...partOf('degree', read.degree),
        ...partOf('institution', read.institution),
        ...partOf('field', read.field),
        ...periodParts(read, entry),
      ]
    : []

/** An end that was read and is not kept, because it lies before the start, is as unsure as can be. */
function periodParts(
  { start, end, isCurrent }: ReadExperience | ReadEducation,
  { endDate }: Pick<FoundExperience, 'endDate'>,
): ReviewPart[] {
  const kept = isCurrent ? null : end && (endDate === null ? { ...end, confidence: 0 } : end)
  return [...partOf('startDate', start), ...partOf('endDate', kept)]
}

/** What a value says for one of its parts; null: nothing. The end of what goes on is `current`. */
export function textOfPart(value: ReviewValue, name: PartName): string | null {
  if (value.kind === 'field') return value.text
  if (value.kind === 'skill') return value.skill.name
  const { entry } = value
  if (name === 'endDate' && entry.current) return 'current'
  const texts: Readonly<Partial<Record<PartName, string | boolean | null>>> = { ...entry }
  const text = texts[name]
  return typeof text === 'string' && text !== '' ? text : null
}

/** A reading that may be wrong. */
export const isDoubtful = ({ confidence }: Pick<ReviewPart, 'confidence'>): boolean => confidence < SURE
