import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { termText } from '#domain/plans/term.words.ts'
import { useResource } from '#web/lib/resource.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { ownCompanyResource } from '#web/features/companies/panel/own-company.resource.ts'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { companyPlanNames, professionalPlanNames } from './plan-names.words.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'

/** The resource of each account type's plan. */
export const ownPlanResources = { company: ownCompanyResource, professional: ownProfileResource }

/** What is known of the viewer's plan. */
export type OwnPlan =
  /** `of`: the account type, once it is known. */
  | { kind: 'loading'; of: 'company' | 'professional' | null }
  | { kind: 'visitor' }
  | { kind: 'professional'; professional: OwnProfessional }
  | { kind: 'company'; company: OwnCompany }

/** For public pages: requested by the browser, because the page's bytes are the same for everyone. */
export function useOwnPlan(): OwnPlan {
  const session = useSession()
  const userType = session.status === 'user' ? session.user.userType : null
  const professional = useResource(ownProfileResource, userType === 'professional')
  const company = useResource(ownCompanyResource, userType === 'company')
  if (session.status === 'visitor') return { kind: 'visitor' }
  if (professional) return { kind: 'professional', professional }
  if (company) return { kind: 'company', company }
  return { kind: 'loading', of: userType === 'company' || userType === 'professional' ? userType : null }
}

/** The facts of a plan that screens show; null without a plan. */
export function planFacts(own: OwnPlan) {
  if (own.kind === 'professional') {
    const { planType, planExpiresAt, trialAvailable } = own.professional
    return {
      name: professionalPlanNames[planType],
      isPremium: planType === 'premium',
      until: untilText(planExpiresAt),
      endsAt: planExpiresAt,
      nextStep: nextStepOf(planType, planExpiresAt),
      trialAvailable,
    }
  }
  if (own.kind === 'company') {
    const { planType, planExpiresAt, trialAvailable } = own.company
    return {
      name: companyPlanNames[planType],
      isPremium: planType !== 'free',
      until: untilText(planExpiresAt),
      endsAt: planExpiresAt,
      nextStep: nextStepOf(planType, planExpiresAt),
      trialAvailable,
    }
  }
  return null
}

/** The offer for this account: the launch offer applies only once. */
export function offerFor(offer: PlanOffer, own: OwnPlan): PlanOffer {
  const facts = planFacts(own)
  if (!facts || facts.isPremium || facts.trialAvailable) return offer
  return own.kind === 'company' ? { ...offer, companyTrial: false } : { ...offer, professionalTrial: false }
}

const untilText = (expiresAt: string | null) =>
  expiresAt === null ? null : termText(new Date(expiresAt), new Date())

/**
 * What can be bought: the first term, unlimited premium instead of the launch offer, or one more month. Null: the plan has
 * no end, or it was agreed with sales.
 */
export type NextStep = 'start' | 'raise' | 'extend' | null

function nextStepOf(planType: string, expiresAt: string | null): NextStep {
  if (planType === 'free' || planType === 'basic') return 'start'
  if (expiresAt === null || planType === 'enterprise') return null
  return planType === 'premium_temporal' ? 'raise' : 'extend'
}

/** The label of the button that leads to or makes that purchase. */
export const nextStepNames = { start: 'Activar plan', raise: 'Pasar a Premium', extend: 'Agregar un mes' }
