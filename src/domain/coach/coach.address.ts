/* The pages of the coach for a signed-in professional. */

export const wayPath = '/agente/camino'

/** What is missing for a trade, or for one job. */
export function wayHref({ q = '', jobId }: { q?: string; jobId?: number }): string {
  const params = new URLSearchParams()
  if (jobId !== undefined) params.set('empleo', String(jobId))
  else if (q !== '') params.set('q', q)
  return params.size > 0 ? `${wayPath}?${params}` : wayPath
}

/** The job of an address `?empleo=7`; undefined: none, or no number. */
export function jobOfAddress(params: URLSearchParams): number | undefined {
  const id = Number(params.get('empleo') ?? '')
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined
}

export const reviewPath = '/agente/cv'

/** The review of the own CV, for a job if there is one. */
export const reviewHref = (jobId?: number): string =>
  jobId === undefined ? reviewPath : `${reviewPath}?empleo=${jobId}`

/** Practising the interview of a job. */
export const practiceHref = (jobId: number): string => `/agente/entrevista/${jobId}`

/** The plan of the week. */
export const planPath = '/agente/plan'

/** What ads of a trade pay, without any other filter. */
export const payOfTradeHref = (q: string): string => `/agente/sueldos?${new URLSearchParams({ q })}`
