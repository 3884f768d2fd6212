/* The list of a stored search, and the pages of one job: its ad, and what its company does with it. */

export const jobHref = (id: number): `/jobs/${number}` => `/jobs/${id}`

/** The form of the job as a page of its own, for browsers without scripts. */
export const applyHref = (id: number): `/jobs/${number}/postular` => `/jobs/${id}/postular`

/** The ad with the form open. */
export const applyingHref = (id: number): string => `${jobHref(id)}?postular=1`

export const editJobHref = (id: number): string => `/company-dashboard/empleos/${id}/editar`

/** The answers to whoever of the job has none. */
export const answersHref = (jobId: number): string => `/company-dashboard/empleos/${jobId}/cierre`

/** Every job of a company, for itself. */
export const ownJobsHref = '/company-dashboard/empleos'

export const candidatesHref = (jobId: number): string => `/company-dashboard/candidatos/${jobId}`

/** One candidate, opened among those of the job. */
export const candidateHref = (jobId: number, applicationId: number): string =>
  `${candidatesHref(jobId)}?candidato=${applicationId}`

/** The parts of a candidate's own page. */
export type CandidateSection =
  | 'cv'
  | 'resumen'
  | 'match'
  | 'respuestas'
  | 'entrevistas'
  | 'evaluacion'
  | 'notas'
  | 'siguiente'
  | 'historial'

/** One candidate on a page of its own, at one of its parts. */
export const candidatePageHref = (jobId: number, applicationId: number, section?: CandidateSection): string =>
  `${candidatesHref(jobId)}/${applicationId}${section ? `#${section}` : ''}`

/** The list of a stored search, which is the query of an address; '' is every job. */
export const storedSearchHref = (search: string): string =>
  search === '' ? '/empleos' : `/empleos?${search}`
