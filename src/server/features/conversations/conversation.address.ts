import type { Side } from './conversations.policy.ts'

/** The page with the conversation open. */
export const conversationLink = (
  side: Side,
  {
    serviceId,
    applicationId,
    companyId,
  }: { serviceId: number | null; applicationId: number | null; companyId: number },
): string => {
  const home = side === 'professional' ? '/dashboard/mensajes' : '/company-dashboard/mensajes'
  return applicationId === null
    ? `${home}?servicio=${serviceId}&empresa=${companyId}`
    : `${home}?postulacion=${applicationId}`
}
