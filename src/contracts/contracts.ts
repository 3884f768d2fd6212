import { abuseReportsContract } from './abuse-reports.contract.ts'
import { accountsContract } from './accounts.contract.ts'
import { actsContract } from './acts.contract.ts'
import { adminContract } from './admin.contract.ts'
import { moderationContract } from './moderation.contract.ts'
import { applicationsContract } from './applications.contract.ts'
import { bookingsContract } from './bookings.contract.ts'
import { companiesContract } from './companies.contract.ts'
import { conversationsContract } from './conversations.contract.ts'
import { cvContract } from './cv.contract.ts'
import type { Contract } from './endpoint.ts'
import { hiresContract } from './hires.contract.ts'
import { helpContract } from './help.contract.ts'
import { humanReviewsContract } from './human-reviews.contract.ts'
import { jobsContract } from './jobs.contract.ts'
import { liveContract } from './live.contract.ts'
import { matchingContract } from './matching.contract.ts'
import { notificationsContract } from './notifications.contract.ts'
import { photosContract } from './photos.contract.ts'
import { ownAccountContract } from './own-account.contract.ts'
import { plansContract } from './plans.contract.ts'
import { privacyContract } from './privacy.contract.ts'
import { professionalsContract } from './professionals.contract.ts'
import { savedJobsContract } from './saved-jobs.contract.ts'
import { reputationContract } from './reputation.contract.ts'
import { servicesContract } from './services.contract.ts'
import { siteContract } from './site.contract.ts'
import { subscriptionsContract } from './subscriptions.contract.ts'
import { invitationsContract } from './invitations.contract.ts'
import { suggestedProfessionalsContract } from './suggested-professionals.contract.ts'
import { supportContract } from './support.contract.ts'
import { companyCandidatesContract } from './company-candidates.contract.ts'
import { jobViewsContract } from './job-views.contract.ts'
import { profileViewsContract } from './profile-views.contract.ts'
import { visibilityContract } from './visibility.contract.ts'

/** Every call of the product, by feature: what the server mounts, OpenAPI describes and the authorization matrix walks. */
export const contracts = {
  accounts: accountsContract,
  ownAccount: ownAccountContract,
  acts: actsContract,
  admin: adminContract,
  moderation: moderationContract,
  plans: plansContract,
  companies: companiesContract,
  professionals: professionalsContract,
  companyCandidates: companyCandidatesContract,
  jobViews: jobViewsContract,
  profileViews: profileViewsContract,
  visibility: visibilityContract,
  photos: photosContract,
  jobs: jobsContract,
  services: servicesContract,
  cv: cvContract,
  matching: matchingContract,
  applications: applicationsContract,
  humanReviews: humanReviewsContract,
  invitations: invitationsContract,
  suggestedProfessionals: suggestedProfessionalsContract,
  conversations: conversationsContract,
  hires: hiresContract,
  bookings: bookingsContract,
  reputation: reputationContract,
  notifications: notificationsContract,
  live: liveContract,
  savedJobs: savedJobsContract,
  subscriptions: subscriptionsContract,
  abuseReports: abuseReportsContract,
  help: helpContract,
  support: supportContract,
  site: siteContract,
  privacy: privacyContract,
} satisfies Record<string, Contract>
