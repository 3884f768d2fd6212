import type { OwnJob } from '#contracts/jobs/jobs.contract.ts'
import {
  questionInput,
  type QuestionValues,
  questionValues,
} from '#web/features/jobs/posting/questions/question-values.ts'

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
  questions: QuestionValues[]
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
  questions: [],
}

/** The empty form of each kind; the premium one has the documented defaults. */
export const emptyJobForm: Record<JobKind, JobFormValues> = {
  standard: blank,
  premium: { ...blank, experience: '1-2' },
}

/** The form values of a published job. */
export function jobFormValues(job: OwnJob): JobFormValues {
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
    questions: job.questions.map(questionValues),
  }
}

/** The input of the schema. Empty fields are left out, so that each gets its own 'es requerido'. */
export function filledIn({ questions, ...texts }: JobFormValues) {
  const filled = Object.entries(texts).filter(([, value]) => value.trim() !== '')
  return { ...Object.fromEntries(filled), questions: questions.map(questionInput) }
}

/** 'SQL, , Power BI' → ['SQL', 'Power BI']. */
export const skillsIn = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
