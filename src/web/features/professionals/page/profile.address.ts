import { type ProfileTab, profileTabs } from './profile-tabs.ts'

const PARAM = 'seccion'

/** Null when the address names no tab, or an unknown one. */
export const readProfileTab = (params: URLSearchParams): ProfileTab | null =>
  profileTabs.find(({ id }) => id === params.get(PARAM))?.id ?? null

export const profileHref = (id: number, tab?: ProfileTab): `/${string}` =>
  `/professional/${id}${tab ? `?${PARAM}=${tab}` : ''}`

export const REVIEWED_SERVICE = 'servicio'

/** Opens a company's review form for this service, or for the first one without a review. */
export const reviewHref = (professionalId: number, serviceId?: number): string =>
  `${profileHref(professionalId, 'resenas')}${serviceId ? `&${REVIEWED_SERVICE}=${serviceId}` : ''}#reviews`
