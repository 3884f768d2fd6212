/** The page of a brief for its company. */
export const ownBriefLink = (id: number): string => `/company-dashboard/pedidos/${id}`

/** The page of a brief for professionals, with the own proposal. */
export const openBriefLink = (id: number): string => `/dashboard/pedidos/${id}`
