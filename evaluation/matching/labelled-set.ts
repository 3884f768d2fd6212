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
import type { LabelledJob, LabelledProfile } from './labelled.ts'
import { engineeringTradesHospitalityProfiles } from './profiles-engineering-trades-hospitality.data.ts'
import { logisticsHealthEducationProfiles } from './profiles-logistics-health-education.data.ts'
import { salesPeopleFinanceProfiles } from './profiles-sales-people-finance.data.ts'
import { technologyMarketingProfiles } from './profiles-technology-marketing.data.ts'

/** Every job of the labelled set, of all fields. */
export const labelledJobs: LabelledJob[] = [
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
]

/** Every profile of the labelled set, both halves of the split. */
export const labelledProfiles: LabelledProfile[] = [
  ...technologyMarketingProfiles,
  ...salesPeopleFinanceProfiles,
  ...logisticsHealthEducationProfiles,
  ...engineeringTradesHospitalityProfiles,
]

/** The day on which the profiles were written; years of a current job are counted up to here ('YYYY-MM'). */
export const profilesWrittenOn = '2025-07'
