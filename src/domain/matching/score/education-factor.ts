import { educationPart, missingLicence } from '#domain/matching/parts/education-part.ts'
import { isLicenceAsked } from '#domain/matching/reading/asked-education.ts'
import type { AskedEducation, ProfessionalProfile } from '#domain/matching/types.ts'
import { licenceFactors } from '#domain/matching/weights.ts'
import { rampFactor } from './ramp-factor.ts'

/**
 * The factor for studies far from the requirement, and for a missing title of a regulated profession, in thousandths; 1000 if none
 * are required.
 */
export function educationFactor(
  asked: AskedEducation | null,
  held: ProfessionalProfile['education'],
  end: 'value' | 'low' | 'high' = 'value',
): number {
  const part = educationPart(asked, held)
  if (asked === null || part === null) return 1000
  const licence = missingLicence(asked, held)
  // In the worst case the profile lacks what it does not mention.
  const unsaid =
    end === 'low' && isLicenceAsked(asked) && (held === null ? 'career' : held.level === null && 'title')
  const factor = licence ? licenceFactors[licence] : unsaid ? licenceFactors[unsaid] : 1000
  return Math.floor((rampFactor('education', part[end]) * factor) / 1000)
}
