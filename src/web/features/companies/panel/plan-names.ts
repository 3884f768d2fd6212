import type { OwnCompany } from './company-panel.ts'

/** The name of a company's plan. */
export const planNames: Record<OwnCompany['planType'], string> = {
  free: 'Gratuito',
  premium_temporal: 'Premium temporal',
  premium: 'Premium',
  enterprise: 'Enterprise',
}
