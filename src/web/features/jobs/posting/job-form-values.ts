import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'

export type JobKind = 'standard' | 'premium'

/** The fields of both forms as text. A field that a kind does not have stays empty and is not sent. */
export type JobFormValues = {
  title: string
  category: string
  department: string
  description: string
  requirements: string
  benefits: string
  location: string
  salaryRange: string
  /** The mode in the standard form, in Spanish. */
  workType: string
  /** The mode in the premium form, in English. */
  mode: string
  experience: string
  /** Separated by commas. */
  skills: string
}

const blank: JobFormValues = {
  title: '',
  category: '',
  department: '',
  description: '',
  requirements: '',
  benefits: '',
  location: '',
  salaryRange: '',
  workType: '',
  mode: 'hybrid',
  experience: '',
  skills: '',
}

/** The empty form of each kind; the premium one has the documented defaults. */
export const emptyJobForm: Record<JobKind, JobFormValues> = {
  standard: blank,
  premium: { ...blank, experience: '1-2' },
}

/** The form values of a published job. */
export function jobFormValues(job: Omit<PublicJob, 'answers'>): JobFormValues {
  return {
    title: job.title,
    category: job.category ?? '',
    department: job.department ?? '',
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    location: job.location,
    salaryRange: job.salaryRange,
    workType: job.workType,
    mode: job.mode,
    experience: job.experience ?? '',
    skills: job.skills.join(', '),
  }
}

/** The input of the schema. Empty fields are left out, so that each gets its own 'es requerido'. */
export function filledIn(values: JobFormValues): Partial<JobFormValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
}

/** 'SQL, , Power BI' → ['SQL', 'Power BI']. */
export const skillsIn = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
