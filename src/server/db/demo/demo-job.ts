import type { ExperienceLevel, JobCategory, WorkMode } from '#contracts/vocabulary.ts'
import type { JobFields } from '#server/features/jobs/posting/job-fields.ts'
import type { DemoCompanyKey } from './demo-companies.ts'

export interface DemoJob {
  /** Its name in demo-applications.ts. */
  key: string
  company: DemoCompanyKey
  title: string
  category: JobCategory
  department?: string
  mode: WorkMode
  experience: ExperienceLevel
  location: string
  salary: string
  isPremium?: true
  /** Archived by its company. */
  isClosed?: true
  /** Before the day of the seed. */
  daysAgo: number
  skills: readonly string[]
  intro: string
  tasks: readonly string[]
  closing: string
  requirements: readonly string[]
  benefits: readonly string[]
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** The job as its company would have entered it in the form. */
export function fieldsOf(job: DemoJob): JobFields {
  return {
    title: job.title,
    category: job.category,
    department: job.department ?? null,
    description: `${job.intro}\n\nTu trabajo:\n${bullets(job.tasks)}\n\n${job.closing}`,
    requirements: bullets(job.requirements),
    benefits: bullets(job.benefits),
    location: job.location,
    salaryText: job.salary,
    mode: job.mode,
    experience: job.experience,
    skills: [...job.skills],
  }
}
