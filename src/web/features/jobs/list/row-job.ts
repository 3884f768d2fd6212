import type { JobSearchReply, JobSummary } from '#contracts/jobs/jobs.contract.ts'

/** The fields of a job that a row shows. */
export type RowJob = Pick<
  JobSummary,
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'location'
  | 'mode'
  | 'salaryParsed'
  | 'experienceLevel'
  | 'isPremium'
  | 'createdAt'
> & { company: Pick<JobSummary['company'], 'id' | 'name' | 'logo' | 'industry'> }

export type RowsFound = Omit<JobSearchReply, 'jobs'> & { jobs: readonly RowJob[] }

/** A list with only the fields that its rows show: a page carries each field twice, as HTML and as data for its scripts. */
export const inRows = (found: JobSearchReply): RowsFound => ({ ...found, jobs: found.jobs.map(inRow) })

const inRow = (job: JobSummary): RowJob => ({
  id: job.id,
  title: job.title,
  description: job.description,
  category: job.category,
  location: job.location,
  mode: job.mode,
  salaryParsed: job.salaryParsed,
  experienceLevel: job.experienceLevel,
  isPremium: job.isPremium,
  createdAt: job.createdAt,
  company: {
    id: job.company.id,
    name: job.company.name,
    logo: job.company.logo,
    industry: job.company.industry,
  },
})
