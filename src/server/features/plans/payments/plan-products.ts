import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import { monthsText } from '#domain/plans/price.ts'
import type { PayerType } from '#contracts/plans/plans-vocabulary.ts'
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
  order: 'Pedido de un servicio, pago retenido',
}

/** What a payment bought, in Spanish, with its months. */
export const soldName = ({
  product,
  months,
}: {
  product: keyof typeof productNames
  months: number
}): string =>
  months === 1 ? productNames[product] : productNames[product].replace('1 mes', monthsText(months))

/** The products that are currently sold. */
export type SoldProduct = PlanProductKey | 'chat_activation' | 'premium_job' | 'order'

/** Who buys a product. */
const buyers: Record<keyof typeof productNames, PayerType> = {
  professional_premium: 'professional',
  professional_premium_trial: 'professional',
  company_premium: 'company',
  company_premium_trial: 'company',
  premium_job: 'company',
  chat_activation: 'professional',
  order: 'company',
}
export const payerTypeOf = (product: keyof typeof productNames): PayerType => buyers[product]
export const productsOf = (payer: PayerType) =>
  (Object.keys(buyers) as (keyof typeof buyers)[]).filter((product) => buyers[product] === payer)

/** The plan that a product contains, or the product itself. */
export const planTypeOf = (product: keyof typeof productNames): string =>
  product in planProducts ? planProducts[product as PlanProductKey].plan.planType : product

/** Whether it is the launch offer, which costs nothing. */
export const isTrial = (product: keyof typeof productNames): boolean =>
  (Object.values(trialProducts) as string[]).includes(product)
