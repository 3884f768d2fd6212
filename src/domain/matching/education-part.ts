import type { AskedEducation } from './education.ts'
import { known, missing, type PartValue } from './part.ts'
import type { ProfessionalProfile } from './professional-profile.ts'
import { educationValues, missingValues } from './weights.ts'

/** Studies where they are asked for; null: they are not. */
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
