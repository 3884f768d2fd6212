import { analyticsContract } from '#contracts/admin/analytics.contract.ts'
import { exportsContract } from '#contracts/admin/exports.contract.ts'
import { matchingReportsContract } from '#contracts/admin/matching-reports.contract.ts'
import { abuseReportsContract } from '#contracts/support/abuse-reports.contract.ts'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { moneyContract } from '#contracts/admin/money.contract.ts'
import { documentsContract } from '#contracts/plans/documents.contract.ts'
import { paymentEventsContract } from '#contracts/plans/payment-events.contract.ts'
import { mailEventsContract } from '#contracts/accounts/mail-events.contract.ts'
import { actsContract } from '#contracts/acts/acts.contract.ts'
import { auditContract } from '#contracts/admin/audit.contract.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { exchangeRatesContract } from '#contracts/admin/exchange-rates.contract.ts'
import { issuesContract } from '#contracts/admin/issues.contract.ts'
import { codesContract } from '#contracts/admin/codes.contract.ts'
import { payoutsContract } from '#contracts/admin/payouts.contract.ts'
import { earningsContract } from '#contracts/payouts/earnings.contract.ts'
import { payoutDestinationsContract } from '#contracts/payouts/payout-destinations.contract.ts'
import { billingContract } from '#contracts/admin/billing.contract.ts'
import { postsContract } from '#contracts/admin/posts.contract.ts'
import { bulkUsersContract } from '#contracts/admin/bulk-users.contract.ts'
import { userAccessContract } from '#contracts/admin/user-access.contract.ts'
import { usersContract } from '#contracts/admin/users.contract.ts'
import { teamContract } from '#contracts/admin/team.contract.ts'
import { campaignsContract } from '#contracts/admin/campaigns.contract.ts'
import { heldAdsContract } from '#contracts/admin/held-ads.contract.ts'
import { moderationContract } from '#contracts/admin/moderation.contract.ts'
import { healthContract } from '#contracts/admin/health.contract.ts'
import { weeksContract } from '#contracts/admin/weeks.contract.ts'
import { inboxContract } from '#contracts/admin/inbox.contract.ts'
import { reportsContract } from '#contracts/admin/reports.contract.ts'
import { adminVerificationsContract } from '#contracts/admin/verifications.contract.ts'
import { verificationsContract } from '#contracts/verifications/verifications.contract.ts'
import { requestsContract } from '#contracts/admin/requests.contract.ts'
import { settingsContract } from '#contracts/admin/settings.contract.ts'
import { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import { stagesContract } from '#contracts/applications/stages.contract.ts'
import { closeOutContract } from '#contracts/applications/close-out.contract.ts'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { briefFilesContract } from '#contracts/briefs/brief-files.contract.ts'
import { briefInvitationsContract } from '#contracts/briefs/brief-invitations.contract.ts'
import { briefsContract } from '#contracts/briefs/briefs.contract.ts'
import { proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import { bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { candidateMessagesContract } from '#contracts/applications/candidate-messages.contract.ts'
import { applicationThreadsContract } from '#contracts/conversations/application-threads.contract.ts'
import { mailRepliesContract } from '#contracts/conversations/mail-replies.contract.ts'
import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { quotesContract } from '#contracts/conversations/quotes.contract.ts'
import { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import { debugContract } from '#contracts/debug/debug.contract.ts'
import type { Contract } from './endpoint.ts'
import { interviewsContract } from '#contracts/interviews/interviews.contract.ts'
import { interviewLinksContract } from '#contracts/interviews/interview-links.contract.ts'
import { adminDisputesContract } from '#contracts/admin/disputes.contract.ts'
import { changesContract } from '#contracts/hires/changes.contract.ts'
import { disputesContract } from '#contracts/hires/disputes.contract.ts'
import { hiresContract } from '#contracts/hires/hires.contract.ts'
import { orderFilesContract } from '#contracts/hires/order-files.contract.ts'
import { ordersContract } from '#contracts/hires/orders.contract.ts'
import { heldApplicationsContract } from '#contracts/held-applications/held-applications.contract.ts'
import { coachInterviewContract } from '#contracts/coach/interview-practice.contract.ts'
import { adWritingContract } from '#contracts/coach/ad-writing.contract.ts'
import { coachLetterContract } from '#contracts/coach/letter.contract.ts'
import { coachPlanContract } from '#contracts/coach/plan.contract.ts'
import { coachReviewContract } from '#contracts/coach/review.contract.ts'
import { coachWayContract } from '#contracts/coach/way.contract.ts'
import { coachPayContract } from '#contracts/coach/pay.contract.ts'
import { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import { keptConversationsContract } from '#contracts/assistant/kept-conversations.contract.ts'
import { helpContract } from '#contracts/help/help.contract.ts'
import { humanReviewsContract } from '#contracts/human-reviews/human-reviews.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { liveContract } from '#contracts/live/live.contract.ts'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { notificationsContract } from '#contracts/notifications/notifications.contract.ts'
import { photosContract } from '#contracts/accounts/photos.contract.ts'
import { ownAdminContract } from '#contracts/admin/own-admin.contract.ts'
import { ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { privacyContract } from '#contracts/accounts/privacy.contract.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { availabilityContract } from '#contracts/services/availability.contract.ts'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { siteContract } from '#contracts/site/site.contract.ts'
import { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import { invitationsContract } from '#contracts/invitations/invitations.contract.ts'
import { suggestedProfessionalsContract } from '#contracts/suggested-professionals/suggested-professionals.contract.ts'
import { talentSearchesContract } from '#contracts/talent/talent-searches.contract.ts'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import { talentContract } from '#contracts/talent/talent.contract.ts'
import { dataRequestsContract } from '#contracts/support/data-requests.contract.ts'
import { supportContract } from '#contracts/support/support.contract.ts'
import { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import { companyKeysContract } from '#contracts/companies/keys.contract.ts'
import { workplacePhotosContract } from '#contracts/companies/workplace-photos.contract.ts'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { hiringReportContract } from '#contracts/applications/hiring-report.contract.ts'
import { jobDraftsContract } from '#contracts/jobs/job-drafts.contract.ts'
import { jobFeedsContract } from '#contracts/jobs/job-feeds.contract.ts'
import { jobFollowersContract } from '#contracts/jobs/job-followers.contract.ts'
import { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import { searchSuggestionsContract } from '#contracts/jobs/search-suggestions.contract.ts'
import { profileViewsContract } from '#contracts/professionals/profile-views.contract.ts'
import { futureJobsContract } from '#contracts/professionals/future-jobs.contract.ts'
import { visibilityContract } from '#contracts/professionals/visibility.contract.ts'
import { adminWebhooksContract } from '#contracts/admin/webhooks.contract.ts'
import { notesContract } from '#contracts/applications/notes.contract.ts'
import { scorecardsContract } from '#contracts/applications/scorecards.contract.ts'
import { doublesContract } from '#contracts/applications/doubles.contract.ts'
import { candidateContract } from '#contracts/applications/candidate.contract.ts'
import { webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'

/** Every call of the product, by feature. The server mounts it, OpenAPI describes it, and the authorization matrix tests it. */
export const contracts = {
  accounts: accountsContract,
  mailEvents: mailEventsContract,
  paymentEvents: paymentEventsContract,
  documents: documentsContract,
  money: moneyContract,
  ownAccount: ownAccountContract,
  acts: actsContract,
  admin: adminContract,
  audit: auditContract,
  team: teamContract,
  posts: postsContract,
  users: usersContract,
  userAccess: userAccessContract,
  bulkUsers: bulkUsersContract,
  billing: billingContract,
  codes: codesContract,
  exchangeRates: exchangeRatesContract,
  issues: issuesContract,
  campaigns: campaignsContract,
  heldAds: heldAdsContract,
  moderation: moderationContract,
  reports: reportsContract,
  requests: requestsContract,
  adminVerifications: adminVerificationsContract,
  verifications: verificationsContract,
  inbox: inboxContract,
  health: healthContract,
  weeks: weeksContract,
  matchingReports: matchingReportsContract,
  exports: exportsContract,
  analytics: analyticsContract,
  settings: settingsContract,
  ownAdmin: ownAdminContract,
  plans: plansContract,
  companies: companiesContract,
  professionals: professionalsContract,
  companyCandidates: companyCandidatesContract,
  hiringReport: hiringReportContract,
  jobDrafts: jobDraftsContract,
  jobFeeds: jobFeedsContract,
  jobFollowers: jobFollowersContract,
  companyTeam: companyTeamContract,
  companyKeys: companyKeysContract,
  workplacePhotos: workplacePhotosContract,
  jobViews: jobViewsContract,
  searchSuggestions: searchSuggestionsContract,
  profileViews: profileViewsContract,
  visibility: visibilityContract,
  futureJobs: futureJobsContract,
  photos: photosContract,
  jobs: jobsContract,
  services: servicesContract,
  availability: availabilityContract,
  cv: cvContract,
  resumes: resumesContract,
  matching: matchingContract,
  applications: applicationsContract,
  closeOut: closeOutContract,
  stages: stagesContract,
  board: boardContract,
  candidate: candidateContract,
  doubles: doublesContract,
  notes: notesContract,
  scorecards: scorecardsContract,
  humanReviews: humanReviewsContract,
  invitations: invitationsContract,
  interviews: interviewsContract,
  interviewLinks: interviewLinksContract,
  heldApplications: heldApplicationsContract,
  suggestedProfessionals: suggestedProfessionalsContract,
  talent: talentContract,
  talentPools: talentPoolsContract,
  talentSearches: talentSearchesContract,
  candidateMessages: candidateMessagesContract,
  applicationThreads: applicationThreadsContract,
  mailReplies: mailRepliesContract,
  conversations: conversationsContract,
  quotes: quotesContract,
  hires: hiresContract,
  briefs: briefsContract,
  briefFiles: briefFilesContract,
  briefInvitations: briefInvitationsContract,
  proposals: proposalsContract,
  orders: ordersContract,
  changes: changesContract,
  disputes: disputesContract,
  adminDisputes: adminDisputesContract,
  orderFiles: orderFilesContract,
  earnings: earningsContract,
  payoutDestinations: payoutDestinationsContract,
  payouts: payoutsContract,
  bookings: bookingsContract,
  reputation: reputationContract,
  notifications: notificationsContract,
  live: liveContract,
  savedJobs: savedJobsContract,
  subscriptions: subscriptionsContract,
  abuseReports: abuseReportsContract,
  help: helpContract,
  assistant: assistantContract,
  keptConversations: keptConversationsContract,
  coachPay: coachPayContract,
  coachReview: coachReviewContract,
  coachInterview: coachInterviewContract,
  adWriting: adWritingContract,
  coachLetter: coachLetterContract,
  coachPlan: coachPlanContract,
  coachWay: coachWayContract,
  support: supportContract,
  dataRequests: dataRequestsContract,
  site: siteContract,
  debug: debugContract,
  privacy: privacyContract,
  webhooks: webhooksContract,
  adminWebhooks: adminWebhooksContract,
} satisfies Record<string, Contract>
