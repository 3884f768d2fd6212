import type { JobFacts, PayFacts } from '#domain/matching/types.ts'
import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import type { SalaryCurrency, SalaryPeriod } from '#domain/jobs/pay/salary.ts'

/** A stored job: its texts, and the values parsed from them. */
export interface StoredJob {
  id: number
  title: string
  category: string | null
  skills: readonly string[]
  skillsLeftOut?: readonly string[]
  description: string
  requirements: string
  experience: ExperienceLevel | null
  placeDepartment: string | null
  placeProvince: string | null
  placeDistrict: string | null
  mode: WorkMode
  /** As the company typed it. */
  salaryText?: string
  /** In cents. */
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: SalaryCurrency | null
  salaryPeriod: SalaryPeriod | null
}

/** The number of each period in a month of full-time work: 48 hours and 6 days a week, the legal maximum in Peru (DS 007-2002-TR). */
const perMonth: Readonly<Record<SalaryPeriod, number>> = {
  hour: 208,
  day: 26,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
}

export function jobFacts(job: StoredJob): JobFacts {
  const { id, title, category, skills, skillsLeftOut = [], experience, mode, salaryText = '' } = job
  return {
    id,
    title,
    category,
    skills,
    ...(skillsLeftOut.length > 0 ? { leftOut: skillsLeftOut } : {}),
    text: `${job.description}\n${job.requirements}`,
    experience,
    place: { department: job.placeDepartment, province: job.placeProvince, district: job.placeDistrict },
    mode,
    pay: monthlyPay(job),
    ...(salaryText === '' ? {} : { offer: salaryText }),
  }
}

/** Pay of any period, as that of a month of full-time work. */
export function monthlyPay({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryPeriod,
}: Pick<StoredJob, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>): PayFacts | null {
  if (!salaryCurrency || !salaryPeriod || (salaryMin === null && salaryMax === null)) return null
  const monthly = (cents: number | null) =>
    cents === null ? null : Math.round(cents * perMonth[salaryPeriod])
  return { min: monthly(salaryMin), max: monthly(salaryMax), currency: salaryCurrency }
}
