import { chatActivationDays } from '#contracts/figures.ts'
import type { CompanyPlan, ProfessionalPlan } from '#server/features/plans/plans.queries.ts'

interface PlanProduct {
  /** In Spanish, for receipts and payment pages. */
  name: string
  plan: { kind: 'company'; planType: CompanyPlan } | { kind: 'professional'; planType: ProfessionalPlan }
}

/** The products that are plans, and what each contains. */
export const planProducts = {
  professional_premium: {
    name: 'Plan Profesional, 1 mes',
    plan: { kind: 'professional', planType: 'premium' },
  },
  professional_premium_trial: {
    name: 'Plan Profesional, oferta de lanzamiento',
    plan: { kind: 'professional', planType: 'premium' },
  },
  company_premium: {
    name: 'Plan Premium para empresas, 1 mes',
    plan: { kind: 'company', planType: 'premium' },
  },
  company_premium_trial: {
    name: 'Plan Premium para empresas, oferta de lanzamiento',
    plan: { kind: 'company', planType: 'premium_temporal' },
  },
} as const satisfies Record<string, PlanProduct>

export type PlanProductKey = keyof typeof planProducts

/** For each kind of account: the product of the launch offer, and the one to buy afterwards. */
export const trialProducts = {
  professional: 'professional_premium_trial',
  company: 'company_premium_trial',
} as const
export const paidProducts = { professional: 'professional_premium', company: 'company_premium' } as const

/** All products, in Spanish. */
export const productNames = {
  ...(Object.fromEntries(Object.entries(planProducts).map(([key, { name }]) => [key, name])) as Record<
    PlanProductKey,
    string
  >),
  premium_job: 'Empleo premium',
  chat_activation: `Activación del chat, ${chatActivationDays} días`,
}

/** The products that are currently sold. */
export type SoldProduct = PlanProductKey | 'chat_activation'
