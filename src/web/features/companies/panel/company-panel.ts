import { useOutletContext } from 'react-router'
import type { z } from 'zod'
import type { ownCompany } from '#contracts/companies/companies.contract.ts'
import type { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'

export type OwnCompany = z.infer<typeof ownCompany>

/** What the layout of the company's panel loads for all its sections. */
export type CompanyPanel = { company: OwnCompany; counts: ReplyOf<typeof companyCandidatesContract.counts> }

export const useCompanyPanel = () => useOutletContext<CompanyPanel>()
