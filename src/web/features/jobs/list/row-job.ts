import type { JobSearchReply, JobSummary } from '#contracts/jobs/jobs.contract.ts'

/** What a row shows of a job. */
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

/** A list with nothing of its jobs that no row shows: a page carries it once as words and once more as data for its scripts. */
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
