import type { AskedEducation, PartValue, ProfessionalProfile } from '#domain/matching/types.ts'
import { isLicenceAsked } from '#domain/matching/reading/asked-education.ts'
import { known, missing } from './part.ts'
import { educationValues, missingValues } from '#domain/matching/weights.ts'

/** The part for required studies; null: none are required. */
export function educationPart(
  asked: AskedEducation | null,
  held: ProfessionalProfile['education'],
): PartValue | null {
  if (asked === null) return null
  if (held === null) return missing(missingValues.education)
  const isCareer = asked.careers.length === 0 || asked.careers.some((career) => held.careers.includes(career))
  const career = isCareer ? 1000 : educationValues.otherCareer
  if (asked.level === null) return known(career)
  const level = held.level ?? 1
  const below = educationValues.below[Math.max(0, asked.level - level)] ?? 0
  const value = Math.floor((below * career) / 1000)
  return held.level === null ? { value, low: value, high: career, isKnown: false } : known(value)
}

/** A required title of a regulated profession that is missing: 'career', they studied another; 'title', only the title is missing. */
export function missingLicence(
  asked: AskedEducation | null,
  held: ProfessionalProfile['education'],
): 'career' | 'title' | null {
  if (asked === null || held === null || !isLicenceAsked(asked)) return null
  if (!asked.careers.some((career) => held.careers.includes(career))) return 'career'
  return held.level !== null && held.level < asked.level! ? 'title' : null
}
