import type { HireParty } from '#domain/hires/steps.ts'

/** The page of the hire for each side. */
export const hireLinks = ({ id }: { id: number }): Record<HireParty, string> => ({
  professional: `/dashboard/contrataciones?ver=${id}`,
  company: `/company-dashboard/contrataciones?ver=${id}`,
})
