import type { z } from 'zod'
import type { ownCompany } from '#contracts/companies.contract.ts'
import type { PlanUse } from '#server/features/plans/plans.service.ts'
import type { CompanyRow } from './companies.queries.ts'

/** A company as it sees itself. */
export function presentOwnCompany({
  company,
  plan,
}: {
  company: CompanyRow
  plan: PlanUse
}): z.infer<typeof ownCompany> {
  return {
    id: company.id,
    name: company.name,
    industry: company.industry,
    logo: null,
    description: company.description,
    location: company.location,
    website: company.website,
    planType: plan.planType,
    jobsUsed: plan.jobsUsed,
    jobsLimit: plan.jobsLimit,
    canPublishPremium: plan.canPublishPremium,
    planExpiresAt: company.planExpiresAt?.toISOString() ?? null,
    trialAvailable: plan.trialAvailable,
  }
}
