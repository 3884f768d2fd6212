import type { AdKind, DraftValues } from '#contracts/jobs/job-drafts.contract.ts'
import type { OwnJob } from '#contracts/jobs/jobs.contract.ts'
import {
  questionInput,
  type QuestionValues,
  questionValues,
} from '#web/features/jobs/posting/questions/question-values.ts'

export type JobKind = AdKind

/** The fields of both forms as text, as a draft keeps them. A field that a kind does not have stays empty and is not sent. */
export type JobFormValues = Omit<DraftValues, 'questions'> & { questions: QuestionValues[] }

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
  openings: '',
  reference: '',
  isConfidential: false,
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
    openings: job.openings === 1 ? '' : String(job.openings),
    reference: job.reference,
    isConfidential: job.isConfidential,
    questions: job.questions.map(questionValues),
  }
}

/** The input of the schema. Empty fields are left out, so that each gets its own 'es requerido'. */
export function filledIn({ questions, ...texts }: JobFormValues) {
  const filled = Object.entries(texts).filter(
    ([, value]) => typeof value === 'boolean' || value.trim() !== '',
  )
  return { ...Object.fromEntries(filled), questions: questions.map(questionInput) }
}

/** 'SQL, , Power BI' → ['SQL', 'Power BI']. */
export const skillsIn = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
