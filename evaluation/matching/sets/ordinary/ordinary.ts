import type { LabelledSet } from '../../labelled.ts'
import { grades } from './grades.data.ts'
import { financeAdministrationJobs } from './jobs-finance-administration.data.ts'
import { engineeringMiningJobs } from './jobs-engineering-mining.data.ts'
import { healthEducationJobs } from './jobs-health-education.data.ts'
import { hospitalityAgroJobs } from './jobs-hospitality-agro.data.ts'
import { lawPublicJobs } from './jobs-law-public.data.ts'
import { logisticsSecurityJobs } from './jobs-logistics-security.data.ts'
import { marketingDesignJobs } from './jobs-marketing-design.data.ts'
import { salesPeopleJobs } from './jobs-sales-people.data.ts'
import { technologyJobs } from './jobs-technology.data.ts'
import { tradesJobs } from './jobs-trades.data.ts'
import { engineeringTradesHospitalityProfiles } from './profiles-engineering-trades-hospitality.data.ts'
import { logisticsHealthEducationProfiles } from './profiles-logistics-health-education.data.ts'
import { salesPeopleFinanceProfiles } from './profiles-sales-people-finance.data.ts'
import { technologyMarketingProfiles } from './profiles-technology-marketing.data.ts'

/** The set that came first: jobs and people of all fields, by one hand. */
export const ordinary: LabelledSet = {
  jobs: [
    ...technologyJobs,
    ...marketingDesignJobs,
    ...salesPeopleJobs,
    ...financeAdministrationJobs,
    ...logisticsSecurityJobs,
    ...healthEducationJobs,
    ...lawPublicJobs,
    ...engineeringMiningJobs,
    ...tradesJobs,
    ...hospitalityAgroJobs,
  ],
  profiles: [
    ...technologyMarketingProfiles,
    ...salesPeopleFinanceProfiles,
    ...logisticsHealthEducationProfiles,
    ...engineeringTradesHospitalityProfiles,
  ],
  grades,
}
