import type { PersonalDataPart } from '#server/personal-data.ts'
import * as accounts from '../accounts/personal-data.queries.ts'
import * as applications from '../applications/personal-data.queries.ts'
import * as bookings from '../bookings/personal-data.queries.ts'
import * as companies from '../companies/personal-data.queries.ts'
import * as conversations from '../conversations/personal-data.queries.ts'
import * as heldApplications from '../held-applications/personal-data.queries.ts'
import * as hires from '../hires/personal-data.queries.ts'
import * as invitations from '../invitations/personal-data.queries.ts'
import * as jobs from '../jobs/personal-data.queries.ts'
import * as notifications from '../notifications/personal-data.queries.ts'
import * as plans from '../plans/personal-data.queries.ts'
import * as professionals from '../professionals/personal-data.queries.ts'
import * as reputation from '../reputation/personal-data.queries.ts'
import * as savedJobs from '../saved-jobs/personal-data.queries.ts'
import * as services from '../services/personal-data.queries.ts'
import * as subscriptions from '../subscriptions/personal-data.queries.ts'
import * as support from '../support/personal-data.queries.ts'

/** Every feature that knows something of a person, from left to right. A deletion goes from right to left. */
export const parts: readonly PersonalDataPart[] = [
  accounts,
  plans,
  notifications,
  companies,
  professionals,
  jobs,
  services,
  applications,
  conversations,
  hires,
  bookings,
  reputation,
  savedJobs,
  subscriptions,
  invitations,
  heldApplications,
  support,
]
