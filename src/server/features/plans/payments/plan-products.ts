import type { CompanyPlan, ProfessionalPlan } from '#server/features/plans/plans.queries.ts'

interface PlanProduct {
  /** In Spanish, as receipts and payment pages name it. */
  name: string
  plan: { kind: 'company'; planType: CompanyPlan } | { kind: 'professional'; planType: ProfessionalPlan }
}

/** The products that are plans, and what each gives. */
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

/** What each kind of account gets in the launch offer, and what it buys afterwards. */
export const trialProducts = {
  professional: 'professional_premium_trial',
  company: 'company_premium_trial',
} as const
export const paidProducts = { professional: 'professional_premium', company: 'company_premium' } as const

/** What the chat of one service is opened for, each time it is paid. */
export const chatActivationDays = 30

/** Everything that a payment can be for, in Spanish. */
export const productNames = {
  ...(Object.fromEntries(Object.entries(planProducts).map(([key, { name }]) => [key, name])) as Record<
    PlanProductKey,
    string
  >),
  premium_job: 'Empleo premium',
  chat_activation: `Activación del chat, ${chatActivationDays} días`,
}

/** What can be bought today. */
export type SoldProduct = PlanProductKey | 'chat_activation'
