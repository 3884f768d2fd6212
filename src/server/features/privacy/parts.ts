import type { PersonalDataPart } from '#server/personal-data.ts'
import * as accounts from '#server/features/accounts/personal-data.queries.ts'
import * as applications from '#server/features/applications/personal-data.queries.ts'
import * as assistant from '#server/features/assistant/personal-data.queries.ts'
import * as bookings from '#server/features/bookings/personal-data.queries.ts'
import * as briefs from '#server/features/briefs/personal-data.queries.ts'
import * as campaigns from '#server/features/campaigns/personal-data.queries.ts'
import * as companies from '#server/features/companies/personal-data.queries.ts'
import * as conversations from '#server/features/conversations/personal-data.queries.ts'
import * as heldApplications from '#server/features/held-applications/personal-data.queries.ts'
import * as hires from '#server/features/hires/personal-data.queries.ts'
import * as interviews from '#server/features/interviews/personal-data.queries.ts'
import * as invitations from '#server/features/invitations/personal-data.queries.ts'
import * as jobs from '#server/features/jobs/personal-data.queries.ts'
import * as notifications from '#server/features/notifications/personal-data.queries.ts'
import * as payouts from '#server/features/payouts/personal-data.queries.ts'
import * as plans from '#server/features/plans/personal-data.queries.ts'
import * as professionals from '#server/features/professionals/personal-data.queries.ts'
import * as resumes from '#server/features/resumes/personal-data.queries.ts'
import * as reputation from '#server/features/reputation/personal-data.queries.ts'
import * as savedJobs from '#server/features/saved-jobs/personal-data.queries.ts'
import * as services from '#server/features/services/personal-data.queries.ts'
import * as subscriptions from '#server/features/subscriptions/personal-data.queries.ts'
import * as support from '#server/features/support/personal-data.queries.ts'
import * as talent from '#server/features/talent/personal-data.queries.ts'
import * as verifications from '#server/features/verifications/personal-data.queries.ts'
import * as webhooks from '#server/features/webhooks/personal-data.queries.ts'

/** Every feature with personal data, in import order. A deletion runs in reverse order. */
export const parts: readonly PersonalDataPart[] = [
  accounts,
  plans,
  notifications,
  verifications,
  companies,
  professionals,
  jobs,
  services,
  resumes,
  applications,
  conversations,
  hires,
  briefs,
  payouts,
  bookings,
  reputation,
  savedJobs,
  subscriptions,
  invitations,
  interviews,
  heldApplications,
  talent,
  campaigns,
  webhooks,
  support,
  assistant,
]
