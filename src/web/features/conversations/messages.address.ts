import type { NamedPlace, Place, Viewer } from './viewer.ts'

const homes = { professional: '/dashboard/mensajes', company: '/company-dashboard/mensajes' }
export const messagesHome = (userType: Viewer['userType']): string => homes[userType]

/** The page of the messages with this conversation open. */
export const conversationHref = (
  userType: Viewer['userType'],
  {
    serviceId,
    applicationId = null,
    companyId,
  }: Omit<Place, 'applicationId'> & { applicationId?: number | null },
): string =>
  applicationId === null
    ? `${homes[userType]}?servicio=${serviceId}&empresa=${companyId}`
    : `${homes[userType]}?postulacion=${applicationId}`

/** Null when the address names no conversation. */
export function placeIn(search: URLSearchParams): NamedPlace | null {
  const applicationId = Number(search.get('postulacion'))
  if (Number.isInteger(applicationId) && applicationId > 0) return { applicationId }
  const serviceId = Number(search.get('servicio'))
  const companyId = Number(search.get('empresa'))
  if (!Number.isInteger(serviceId) || serviceId <= 0) return null
  return { serviceId, companyId: Number.isInteger(companyId) && companyId > 0 ? companyId : null }
}
