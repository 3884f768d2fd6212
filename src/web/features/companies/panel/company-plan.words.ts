import type { OwnCompany } from './company-panel.ts'

export const planNames: Record<OwnCompany['planType'], string> = {
  free: 'Gratuito',
  premium_temporal: 'Premium temporal',
  premium: 'Premium',
  enterprise: 'Enterprise',
}
