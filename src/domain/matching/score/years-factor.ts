import { askedYears } from '#domain/matching/reading/years-asked.ts'
import type { ProfessionalProfile, YearsAsked } from '#domain/matching/types.ts'
import { levelFactors } from '#domain/matching/weights.ts'
import { along } from '#domain/matching/parts/years-part.ts'

/** The work experience that counts for a job. */
export interface WorkedMonths {
  /** Months that count for the job's title; null: no work with dates is known. */
  relevant: number | null
  /** All months of work. */
  all: number
  /** Whether the work is of the job's kind. If not, all months count against too few years, and too many years do not matter. */
  isSame: boolean
  /** Whether they finished a university career: graduates with experience are overqualified for beginners' jobs, similar ones too. */
  isGraduate: boolean
}

/** A title with at least this value, in thousandths, is work of the job's kind. */
export const isSameWork = (titleValue: number): boolean => titleValue >= levelFactors.sameWork

/** Whether the person finished a university career. */
export const isGraduate = (education: ProfessionalProfile['education']): boolean =>
  (education?.level ?? 0) >= levelFactors.graduate

/** The factor of years far below or above the requirement. */
export function yearsFactor(
  asked: YearsAsked | null,
  { relevant, all, isSame, isGraduate }: WorkedMonths,
): number {
  if (asked === null || relevant === null) return 1000
  const { least, most } = askedYears[asked]
  const short = least - (isSame ? relevant : all) / 12
  if (short > 0) return along(levelFactors.short, short)
  // A cashier of any experience may do a sales job that requires none; an engineer with eight years is overqualified for a first
  // job as a draughtsman.
  if (isGraduate && asked === '0-1') return along(levelFactors.overGraduate, relevant / 12 - most)
  return isSame ? along(levelFactors.over, relevant / 12 - most) : 1000
}
