/* Pages that notifications of an application link to: always the specific item, never the start page of a panel. */

/** The professional's list of sent applications. */
export const sentApplications = '/dashboard/postulaciones'

/** The candidates of a job. */
export const candidatesOf = (jobId: number): string => `/company-dashboard/candidatos/${jobId}`

/** One candidate, opened in the list of the job. */
export const candidateLink = (jobId: number, applicationId: number): string =>
  `${candidatesOf(jobId)}?candidato=${applicationId}`
