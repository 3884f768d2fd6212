import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'

const named = 2

/** '8 en Analista y 4 en Contadora'; with more than two jobs, the number of the others. With one job, only its name. */
export function jobIn(jobs: readonly CompanyJob[], of: (job: CompanyJob) => number): string {
  const [only, ...others] = jobs
  if (only && others.length === 0) return `En ${only.title}`
  const words = jobs.slice(0, named).map((job) => `${of(job)} en ${job.title}`)
  const rest = jobs.length - named
  if (rest <= 0) return words.join(' y ')
  return `${words.join(', ')} y ${rest === 1 ? 'otro empleo' : `${rest} empleos más`}`
}
