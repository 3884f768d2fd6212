import type { z } from 'zod'
import type { createJobBody, createPremiumJobBody } from '#contracts/jobs/job-forms.ts'
import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { parsePlace } from '#domain/places/parse-place.ts'

/** The fields of a job as written in a form or in a file of ads. */
export interface JobFields {
  title: string
  category: string | null
  department: string | null
  description: string
  requirements: string
  benefits: string
  location: string
  salaryText: string
  mode: WorkMode
  experience: ExperienceLevel | null
  skills: string[]
  /** Omitted: as it was, or one. */
  openings?: number
  /** Omitted: as it was, or none. */
  reference?: string
  /** Omitted: as it was, or no. */
  isConfidential?: boolean
}

export function standardFields(body: z.output<typeof createJobBody>): JobFields {
  return {
    title: body.title,
    category: body.category,
    department: null,
    description: body.description,
    requirements: body.requirements,
    benefits: body.benefits ?? '',
    location: body.location,
    salaryText: body.salaryRange,
    mode: body.workType,
    experience: body.experience ?? null,
    skills: [],
    openings: body.openings,
    reference: body.reference ?? '',
    ...(body.isConfidential === undefined ? {} : { isConfidential: body.isConfidential }),
  }
}

export function premiumFields(body: z.output<typeof createPremiumJobBody>): JobFields {
  return {
    title: body.title,
    category: body.category ?? null,
    department: body.department === undefined || body.department === '' ? null : body.department,
    description: body.description,
    requirements: body.requirements ?? '',
    benefits: body.benefits ?? '',
    location: body.location,
    salaryText: body.salaryRange,
    mode: body.mode,
    experience: body.experience,
    skills: body.skills,
    openings: body.openings,
    reference: body.reference ?? '',
    ...(body.isConfidential === undefined ? {} : { isConfidential: body.isConfidential }),
  }
}

/** Parses free texts of a job: the place by its official names, the pay in cents. */
export function readPlaceAndPay({ location, salaryText }: Pick<JobFields, 'location' | 'salaryText'>) {
  const place = parsePlace(location)
  const pay = parseSalary(salaryText)
  return {
    placeDepartment: place?.department ?? null,
    placeProvince: place?.province ?? null,
    placeDistrict: place?.district ?? null,
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    salaryCurrency: pay?.currency ?? null,
    salaryPeriod: pay?.period ?? null,
  }
}
