import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'

export const professionalPlanNames = { basic: 'Básico', premium: 'Profesional' } as const

export const companyPlanNames: Record<OwnCompany['planType'], string> = {
  free: 'Gratuito',
  premium_temporal: 'Premium temporal',
  premium: 'Premium',
  enterprise: 'Enterprise',
}
