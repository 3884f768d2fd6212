import type { JobWithCompany } from './jobs.queries.ts'

type Company = JobWithCompany['company']

/** A job with what its readers may know of its company. */
export type JobForReaders = Omit<JobWithCompany, 'company'> & {
  company: Omit<Company, 'id'> & { id: number | null }
}

/** Leaves out who the company of a confidential job is. Every way to a public view of one job goes through here. */
export function forReaders({ job, company }: JobWithCompany): JobForReaders {
  if (!job.isConfidential) return { job, company }
  const nothing = { industry: '', description: '', location: '', website: null, logoId: null }
  return { job, company: { id: null, name: job.companyName, ...nothing } }
}
