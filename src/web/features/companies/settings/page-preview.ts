import { companyChanges, type PublicCompany } from '#contracts/companies/companies.contract.ts'
import { benefitLines } from '#domain/companies/benefit.words.ts'
import { companySays } from '#domain/companies/company.words.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { changesOf, type CompanyDraft, type CompanyField } from './company-fields.ts'

/** The public view of a company as it will be when these fields of the draft are saved; a wrong one is shown as it is stored. */
export function previewOf(
  shown: PublicCompany,
  company: OwnCompany,
  { draft, changed }: { draft: CompanyDraft; changed: readonly CompanyField[] },
): PublicCompany {
  const next = { ...company, ...validOf(draft, changed) }
  return {
    ...shown,
    name: next.name,
    industry: next.industry,
    description: next.description,
    location: next.location,
    website: next.website || null,
    says: companySays(next),
    benefits: benefitLines(next.benefits, next.ownBenefits),
    hasValidRuc: next.ruc !== null && isValidRuc(next.ruc),
    // Another name or RUC ends it.
    isVerified: shown.isVerified && !changed.includes('name') && !changed.includes('ruc'),
  }
}

function validOf(draft: CompanyDraft, changed: readonly CompanyField[]): Partial<OwnCompany> {
  const valid: Partial<OwnCompany> = {}
  for (const field of changed) {
    const { data } = companyChanges.safeParse(changesOf(draft, [field]))
    Object.assign(valid, data)
  }
  return valid
}
