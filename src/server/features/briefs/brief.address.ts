/** The page of a brief for its company. */
export const ownBriefLink = (id: number): string => `/company-dashboard/requerimientos/${id}`

/** The page of a brief for professionals, with the own proposal. */
export const openBriefLink = (id: number): string => `/dashboard/requerimientos/${id}`
