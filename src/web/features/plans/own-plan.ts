import { useQuery } from '@tanstack/react-query'
import type { PlanOffer } from '#contracts/plans.contract.ts'
import { formatDate } from '#domain/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import type { OwnCompany } from '../company/company-panel.ts'
import type { OwnProfessional } from '../professional/professional-panel.ts'
import { planNames } from '../company/next-step.ts'
import { useSession } from '../session/use-session.ts'

export const ownPlanKeys = { company: ['company', 'me'], professional: ['professional', 'me'] } as const

/** What is known of the plan of the person who looks. */
export type OwnPlan =
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'professional'; professional: OwnProfessional }
  | { kind: 'company'; company: OwnCompany }

/** For public pages: asked by the browser, because the page is the same bytes for everyone. */
export function useOwnPlan(): OwnPlan {
  const session = useSession()
  const userType = session.status === 'user' ? session.user.userType : null
  const professional = useQuery({
    queryKey: ownPlanKeys.professional,
    queryFn: () => api.call(refs.ownProfessional, {}),
    enabled: userType === 'professional',
  })
  const company = useQuery({
    queryKey: ownPlanKeys.company,
    queryFn: () => api.call(refs.ownCompany, {}),
    enabled: userType === 'company',
  })
  if (session.status === 'visitor') return { kind: 'visitor' }
  if (userType === 'professional' && professional.data)
    return { kind: 'professional', professional: professional.data }
  if (userType === 'company' && company.data) return { kind: 'company', company: company.data }
  return { kind: 'loading' }
}

export const professionalPlanNames = { basic: 'Básico', premium: 'Profesional' } as const

/** The facts of a plan that screens show; null for who has none. */
export function planFacts(own: OwnPlan) {
  if (own.kind === 'professional') {
    const { planType, planExpiresAt, trialAvailable } = own.professional
    return {
      name: professionalPlanNames[planType],
      isPremium: planType === 'premium',
      until: untilText(planExpiresAt),
      trialAvailable,
    }
  }
  if (own.kind === 'company') {
    const { planType, planExpiresAt, trialAvailable } = own.company
    return {
      name: planNames[planType],
      isPremium: planType !== 'free',
      until: untilText(planExpiresAt),
      trialAvailable,
    }
  }
  return null
}

/** The offer as it is for this account: who has had the launch offer pays. */
export function offerFor(offer: PlanOffer, own: OwnPlan): PlanOffer {
  const facts = planFacts(own)
  if (!facts || facts.isPremium || facts.trialAvailable) return offer
  return own.kind === 'company' ? { ...offer, companyTrial: false } : { ...offer, professionalTrial: false }
}

const untilText = (expiresAt: string | null) =>
  expiresAt === null ? null : `Vigente hasta el ${formatDate(new Date(expiresAt))}`
