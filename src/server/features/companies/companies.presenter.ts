import type { z } from 'zod'
import type { ownCompany, PublicCompany } from '#contracts/companies/companies.contract.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { benefitLines } from '#domain/companies/benefit.words.ts'
import { companySays } from '#domain/companies/company.words.ts'
import type { ProofCode } from '#contracts/jobs/holds-vocabulary.ts'
import type { PlanUse } from '#server/features/plans/plans.service.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { CompanyRow } from './companies.queries.ts'
import type { getPublicCompany } from './companies.service.ts'

/** A company as it sees itself. */
export function presentOwnCompany({
  company,
  plan,
  missingProofs,
  minimumWage,
}: {
  company: CompanyRow
  plan: PlanUse
  missingProofs: ProofCode[]
  minimumWage: number
}): z.infer<typeof ownCompany> {
  return {
    id: company.id,
    name: company.name,
    industry: company.industry,
    logo: pictureUrl(company.logoId),
    description: company.description,
    location: company.location,
    website: company.website,
    phone: company.phone,
    size: company.size,
    places: company.places,
    benefits: company.benefits,
    ownBenefits: company.ownBenefits,
    responseDays: company.responseDays,
    answerTermDays: company.answerTermDays,
    isVerified: company.verifiedAt !== null,
    ruc: company.ruc,
    missingProofs,
    minimumWage,
    planType: plan.planType,
    jobsUsed: plan.jobsUsed,
    jobsLimit: plan.jobsLimit,
    fullKinds: plan.fullKinds,
    canPublishPremium: plan.canPublishPremium,
    jobCredits: plan.jobCredits,
    planExpiresAt: company.planExpiresAt?.toISOString() ?? null,
    trialAvailable: plan.trialAvailable,
  }
}

/** A company's public view. */
export function presentPublicCompany({
  company,
  photos,
  answers,
}: Awaited<ReturnType<typeof getPublicCompany>>): PublicCompany {
  return {
    id: company.id,
    name: company.name,
    industry: company.industry,
    logo: pictureUrl(company.logoId),
    description: company.description,
    location: company.location,
    website: company.website,
    says: companySays(company),
    benefits: benefitLines(company.benefits, company.ownBenefits),
    photos: photos.map(({ fileId, caption }) => ({ url: pictureUrl(fileId), caption })),
    hasValidRuc: company.ruc !== null && isValidRuc(company.ruc),
    isVerified: company.verifiedAt !== null,
    memberSince: company.userId === null ? null : company.createdAt.toISOString(),
    answers: answers && {
      applications: answers.applications,
      rate: Math.round((100 * answers.answered) / answers.applications),
      medianDays: answers.medianDays === null ? null : Math.round(answers.medianDays * 10) / 10,
    },
  }
}
