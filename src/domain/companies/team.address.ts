/** The people of a company, for themselves. */
export const ownTeam = '/company-dashboard/configuracion/equipo'

/** The page of an invitation to a company's team. */
export const companyInvitationHref = (token: string): string => `/equipo/invitacion/${token}`

/** The keys of a company's own programs. */
export const ownKeys = '/company-dashboard/configuracion/claves'
