/*
 * The pages that the news of an application lead to: the very thing, never the first screen of a panel.
 */

/** Where a professional follows the applications sent. */
export const sentApplications = '/dashboard/postulaciones'

/** The candidates of a job. */
export const candidatesOf = (jobId: number): string => `/company-dashboard/candidatos/${jobId}`

/** One candidate, opened over the candidates of the job. */
export const candidateLink = (jobId: number, applicationId: number): string =>
  `${candidatesOf(jobId)}?candidato=${applicationId}`
