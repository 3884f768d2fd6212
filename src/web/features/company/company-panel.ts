import { useOutletContext } from 'react-router'
import type { z } from 'zod'
import type { applicationsContract } from '#contracts/applications.contract.ts'
import type { ownCompany } from '#contracts/companies.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'

export type OwnCompany = z.infer<typeof ownCompany>
export type CandidatesOverview = ReplyOf<typeof applicationsContract.overview>

/** What the frame of the company's panel has loaded for all of its sections. */
export type CompanyPanel = { company: OwnCompany; overview: CandidatesOverview }

export const useCompanyPanel = () => useOutletContext<CompanyPanel>()
