import type { z } from 'zod'
import type { ownCompany } from '#contracts/companies.contract.ts'
import type { getOwnCompany } from './companies.service.ts'

type OwnCompany = Awaited<ReturnType<typeof getOwnCompany>>

export function toOwnCompany(company: OwnCompany): z.output<typeof ownCompany> {
  const { id, name, industry, description, location, website, planType } = company
  const { jobsUsed, jobsLimit, canPublishPremium } = company
  return {
    id,
    name,
    industry,
    description,
    location,
    website,
    planType,
    jobsUsed,
    jobsLimit,
    canPublishPremium,
    logo: null,
  }
}
