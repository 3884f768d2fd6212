import type { HireParty } from '#domain/orders/hire-steps.ts'

/** The order room of the hire for each side. */
export const hireLinks = ({ id }: { id: number }): Record<HireParty, string> => ({
  professional: `/dashboard/contrataciones/${id}`,
  company: `/company-dashboard/contrataciones/${id}`,
})
