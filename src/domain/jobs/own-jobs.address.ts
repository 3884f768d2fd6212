/* Pages of a company's own ads. Apart from `jobs.address.ts`, which public pages load. */

/** How often an ad was seen, opened and applied to. */
export const statisticsHref = (jobId: number): string => `/company-dashboard/empleos/${jobId}/estadisticas`

/** The questions for the interviews of an ad. */
export const interviewGuideHref = (jobId: number): string => `/company-dashboard/empleos/${jobId}/entrevista`

/** The form of a new ad, on top of a draft or template. */
export const draftHref = (id: number): string => `/company-dashboard/publicar?borrador=${id}`

/** Where ads are imported from an address. */
export const ownFeeds = '/company-dashboard/empleos/importar'
