import type { Side } from './conversations.policy.ts'

/** The page with the conversation open. */
export const conversationLink = (
  side: Side,
  { serviceId, companyId }: { serviceId: number; companyId: number },
): string =>
  side === 'professional'
    ? `/dashboard/mensajes?servicio=${serviceId}&empresa=${companyId}`
    : `/company-dashboard/mensajes?servicio=${serviceId}&empresa=${companyId}`
