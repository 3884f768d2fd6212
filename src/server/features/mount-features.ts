import { analyticsContract } from '#contracts/admin/analytics.contract.ts'
import { analyticsRoutes } from '#server/features/admin/analytics/analytics.routes.ts'
import { exportsContract } from '#contracts/admin/exports.contract.ts'
import { matchingReportsContract } from '#contracts/admin/matching-reports.contract.ts'
import { exportsRoutes } from '#server/features/admin/exports/exports.routes.ts'
import { matchingReportsRoutes } from '#server/features/admin/matching-reports/matching-reports.routes.ts'
import type { FastifyInstance } from 'fastify'
import { notesContract } from '#contracts/applications/notes.contract.ts'
import { notesRoutes } from '#server/features/applications/notes/notes.routes.ts'
import { scorecardsContract } from '#contracts/applications/scorecards.contract.ts'
import { scorecardsRoutes } from '#server/features/applications/scorecards/scorecards.routes.ts'
import { doublesContract } from '#contracts/applications/doubles.contract.ts'
import { doublesRoutes } from '#server/features/applications/doubles/doubles.routes.ts'
import { candidateContract } from '#contracts/applications/candidate.contract.ts'
import { candidateRoutes } from '#server/features/applications/candidate/candidate.routes.ts'
import { abuseReportsContract } from '#contracts/support/abuse-reports.contract.ts'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { paymentEventsContract } from '#contracts/plans/payment-events.contract.ts'
import { mailEventsContract } from '#contracts/accounts/mail-events.contract.ts'
import { actsContract } from '#contracts/acts/acts.contract.ts'
import { auditContract } from '#contracts/admin/audit.contract.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import { stagesContract } from '#contracts/applications/stages.contract.ts'
import { closeOutContract } from '#contracts/applications/close-out.contract.ts'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { candidateMessagesContract } from '#contracts/applications/candidate-messages.contract.ts'
import { applicationThreadsContract } from '#contracts/conversations/application-threads.contract.ts'
import { mailRepliesContract } from '#contracts/conversations/mail-replies.contract.ts'
import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import { heldApplicationsContract } from '#contracts/held-applications/held-applications.contract.ts'
import { debugContract } from '#contracts/debug/debug.contract.ts'
import { helpContract } from '#contracts/help/help.contract.ts'
import { humanReviewsContract } from '#contracts/human-reviews/human-reviews.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { liveContract } from '#contracts/live/live.contract.ts'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { notificationsContract } from '#contracts/notifications/notifications.contract.ts'
import { photosContract } from '#contracts/accounts/photos.contract.ts'
import { ownAdminContract } from '#contracts/admin/own-admin.contract.ts'
import { ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
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
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { privacyContract } from '#contracts/accounts/privacy.contract.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { siteContract } from '#contracts/site/site.contract.ts'
import { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import { invitationsContract } from '#contracts/invitations/invitations.contract.ts'
import { futureJobsContract } from '#contracts/professionals/future-jobs.contract.ts'
import { futureJobsRoutes } from '#server/features/professionals/visibility/future-jobs.routes.ts'
import { talentSearchesContract } from '#contracts/talent/talent-searches.contract.ts'
import { talentSearchesRoutes } from '#server/features/talent/searches/searches.routes.ts'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import { talentPoolsRoutes } from '#server/features/talent/pools/pools.routes.ts'
import { talentContract } from '#contracts/talent/talent.contract.ts'
import { talentRoutes } from '#server/features/talent/talent.routes.ts'
import { suggestedProfessionalsContract } from '#contracts/suggested-professionals/suggested-professionals.contract.ts'
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
import { visibilityContract } from '#contracts/professionals/visibility.contract.ts'
import { adminWebhooksContract } from '#contracts/admin/webhooks.contract.ts'
import { webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import { adminWebhooksRoutes } from '#server/features/webhooks/administration/all-deliveries.routes.ts'
import { webhooksRoutes } from '#server/features/webhooks/webhooks.routes.ts'
import type { Deps } from '#server/deps.ts'
import type { HumanCheck } from '#server/http/human-check.ts'
import type { MountOptions } from '#server/http/call.ts'
import { readFileRules } from '#server/features/plans/file-rules.service.ts'
import { mount } from '#server/http/mount.ts'
import { servePictures } from '#server/http/send-picture.ts'
import { sentWith } from '#server/http/session-cookies.ts'
import { paymentEventsRoutes } from '#server/features/plans/payments/payment-events.routes.ts'
import { mailEventsRoutes } from '#server/features/accounts/mail-events/mail-events.routes.ts'
import { accountsRoutes } from '#server/features/accounts/accounts.routes.ts'
import { liveRoutes } from '#server/features/accounts/sessions/live.routes.ts'
import { ownAccountRoutes } from '#server/features/accounts/settings/own-account.routes.ts'
import { resolveActor } from '#server/features/accounts/sessions/sessions.service.ts'
import { actsRoutes } from '#server/features/acts/acts.routes.ts'
import { auditRoutes } from '#server/features/audit/audit.routes.ts'
import { writeAudit } from '#server/features/audit/audit.service.ts'
import { ownAdminRoutes } from '#server/features/admin/own-admin.routes.ts'
import { adminRoutes } from '#server/features/admin/admin.routes.ts'
import { postsRoutes } from '#server/features/admin/posts/posts.routes.ts'
import { campaignsRoutes } from '#server/features/campaigns/campaigns.routes.ts'
import { bulkUsersRoutes } from '#server/features/admin/users/bulk/bulk.routes.ts'
import { userAccessRoutes } from '#server/features/admin/users/user-access.routes.ts'
import { usersRoutes } from '#server/features/admin/users/users.routes.ts'
import { teamRoutes } from '#server/features/admin/team/team.routes.ts'
import { moderationRoutes } from '#server/features/admin/moderation/moderation.routes.ts'
import { healthRoutes } from '#server/features/admin/health/health.routes.ts'
import { weeksRoutes } from '#server/features/admin/weeks/weeks.routes.ts'
import { inboxRoutes } from '#server/features/admin/inbox/inbox.routes.ts'
import { reportsRoutes } from '#server/features/admin/reports/reports.routes.ts'
import { adminVerificationsRoutes } from '#server/features/verifications/admin-verifications.routes.ts'
import { verificationsRoutes } from '#server/features/verifications/verifications.routes.ts'
import { requestsRoutes } from '#server/features/admin/requests/requests.routes.ts'
import { heldAdsRoutes } from '#server/features/jobs/holds/held-ads.routes.ts'
import { boardRoutes } from '#server/features/applications/candidates/candidate-board.routes.ts'
import { stagesRoutes } from '#server/features/applications/stages/stages.routes.ts'
import { closeOutRoutes } from '#server/features/applications/close-out/close-out.routes.ts'
import { applicationsRoutes } from '#server/features/applications/applications.routes.ts'
import { humanReviewsRoutes } from '#server/features/human-reviews/human-reviews.routes.ts'
import { invitationsRoutes } from '#server/features/invitations/invitations.routes.ts'
import { suggestedProfessionalsRoutes } from '#server/features/suggested-professionals/suggested-professionals.routes.ts'
import { bookingsRoutes } from '#server/features/bookings/bookings.routes.ts'
import { companiesRoutes } from '#server/features/companies/companies.routes.ts'
import { candidateMessagesRoutes } from '#server/features/applications/messages/messages.routes.ts'
import { applicationThreadsRoutes } from '#server/features/conversations/application-threads.routes.ts'
import { mailRepliesRoutes } from '#server/features/conversations/mail-replies/mail-replies.routes.ts'
import { conversationsRoutes } from '#server/features/conversations/conversations.routes.ts'
import { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { resumesRoutes } from '#server/features/resumes/resumes.routes.ts'
import { cvRoutes } from '#server/features/cv/cv.routes.ts'
import { heldApplicationsRoutes } from '#server/features/held-applications/held-applications.routes.ts'
import { debugRoutes } from '#server/features/debug/debug.routes.ts'
import { featureActs } from './feature-acts.ts'
import { mountMoney } from './mount-money.ts'
import { mountAssistant } from './mount-assistant.ts'
import { mountOrders } from './mount-orders.ts'
import { helpRoutes } from '#server/features/help/help.routes.ts'
import { serveCareers } from '#server/features/jobs/careers/careers.routes.ts'
import { serveFeed } from '#server/features/jobs/list/rss.routes.ts'
import { interviewsContract } from '#contracts/interviews/interviews.contract.ts'
import { interviewLinksContract } from '#contracts/interviews/interview-links.contract.ts'
import { interviewLinksRoutes } from '#server/features/interviews/interview-links.routes.ts'
import { interviewsRoutes } from '#server/features/interviews/interviews.routes.ts'
import { jobsRoutes } from '#server/features/jobs/jobs.routes.ts'
import { matchingRoutes } from '#server/features/matching/matching.routes.ts'
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts'
import { photosRoutes } from '#server/features/photos/photos.routes.ts'
import { plansRoutes } from '#server/features/plans/plans.routes.ts'
import { settingsRoutes } from '#server/features/settings/settings.routes.ts'
import { privacyRoutes } from '#server/features/privacy/privacy.routes.ts'
import { professionalsRoutes } from '#server/features/professionals/professionals.routes.ts'
import { companyCandidatesRoutes } from '#server/features/applications/candidates/company-candidates.routes.ts'
import { workplacePhotosRoutes } from '#server/features/companies/workplace/workplace-photos.routes.ts'
import { companyKeysRoutes } from '#server/features/companies/keys/keys.routes.ts'
import { recordUse, resolveKey } from '#server/features/companies/keys/keys.service.ts'
import { companyTeamRoutes } from '#server/features/companies/team/team.routes.ts'
import { hiringReportRoutes } from '#server/features/applications/hiring-report/hiring-report.routes.ts'
import { jobDraftsRoutes } from '#server/features/jobs/drafts/drafts.routes.ts'
import { jobFeedsRoutes } from '#server/features/jobs/feeds/feeds.routes.ts'
import { jobFollowersRoutes } from '#server/features/jobs/followers/followers.routes.ts'
import { jobViewsRoutes } from '#server/features/jobs/views/job-views.routes.ts'
import { searchSuggestionsRoutes } from '#server/features/matching/search-suggestions/search-suggestions.routes.ts'
import { profileViewsRoutes } from '#server/features/professionals/views/profile-views.routes.ts'
import { visibilityRoutes } from '#server/features/professionals/visibility/visibility.routes.ts'
import { savedJobsRoutes } from '#server/features/saved-jobs/saved-jobs.routes.ts'
import { reputationRoutes } from '#server/features/reputation/reputation.routes.ts'
import { servicesRoutes } from '#server/features/services/services.routes.ts'
import { serveShareImages } from '#server/features/site/share-images/share-images.routes.ts'
import { serveSitemap } from '#server/features/site/sitemap/sitemap.routes.ts'
import { siteRoutes } from '#server/features/site/site.routes.ts'
import { abuseReportsRoutes } from '#server/features/support/abuse-reports/abuse-reports.routes.ts'
import { subscriptionsRoutes } from '#server/features/subscriptions/subscriptions.routes.ts'
import { dataRequestsRoutes, supportRoutes } from '#server/features/support/support.routes.ts'

/** Mounts every feature, in the order in which they may import each other. */
export function mountFeatures(app: FastifyInstance, deps: Deps, human: HumanCheck): void {
  const options: MountOptions = {
    deps,
    human,
    fileSettings: () => readFileRules(deps.db),
    resolveActor: (request, audience) => resolveActor(deps, sentWith(deps, request, audience)),
    keys: { resolve: (token) => resolveKey(deps, token), recordUse: (use) => recordUse(deps, use) },
    writeAudit: (tx, admin, done) => writeAudit(deps, tx, admin, done),
  }
  mount(app, options, accountsContract, accountsRoutes(deps, human))
  mount(app, options, mailEventsContract, mailEventsRoutes(deps))
  mount(app, options, paymentEventsContract, paymentEventsRoutes(deps))
  mountMoney(app, options, deps)
  mount(app, options, liveContract, liveRoutes(deps))
  mount(app, options, ownAccountContract, ownAccountRoutes(deps))
  mount(app, options, plansContract, plansRoutes(deps))
  mount(app, options, actsContract, actsRoutes(deps, featureActs(deps)))
  mount(app, options, notificationsContract, notificationsRoutes(deps))
  mount(app, options, companiesContract, companiesRoutes(deps))
  mount(app, options, professionalsContract, professionalsRoutes(deps))
  mount(app, options, companyCandidatesContract, companyCandidatesRoutes(deps))
  mount(app, options, companyTeamContract, companyTeamRoutes(deps))
  mount(app, options, companyKeysContract, companyKeysRoutes(deps))
  mount(app, options, workplacePhotosContract, workplacePhotosRoutes(deps))
  mount(app, options, hiringReportContract, hiringReportRoutes(deps))
  mount(app, options, jobDraftsContract, jobDraftsRoutes(deps))
  mount(app, options, jobFeedsContract, jobFeedsRoutes(deps))
  mount(app, options, jobFollowersContract, jobFollowersRoutes(deps))
  mount(app, options, jobViewsContract, jobViewsRoutes(deps))
  mount(app, options, searchSuggestionsContract, searchSuggestionsRoutes(deps))
  mount(app, options, profileViewsContract, profileViewsRoutes(deps))
  mount(app, options, visibilityContract, visibilityRoutes(deps))
  mount(app, options, photosContract, photosRoutes(deps))
  servePictures(app, options)
  mount(app, options, jobsContract, jobsRoutes(deps))
  serveFeed(app, deps)
  serveCareers(app, deps)
  mount(app, options, servicesContract, servicesRoutes(deps))
  mount(app, options, cvContract, cvRoutes(deps))
  mount(app, options, resumesContract, resumesRoutes(deps))
  mount(app, options, matchingContract, matchingRoutes(deps))
  mount(app, options, applicationsContract, applicationsRoutes(deps))
  mount(app, options, closeOutContract, closeOutRoutes(deps))
  mount(app, options, stagesContract, stagesRoutes(deps))
  mount(app, options, boardContract, boardRoutes(deps))
  mount(app, options, candidateContract, candidateRoutes(deps))
  mount(app, options, doublesContract, doublesRoutes(deps))
  mount(app, options, notesContract, notesRoutes(deps))
  mount(app, options, scorecardsContract, scorecardsRoutes(deps))
  mount(app, options, savedJobsContract, savedJobsRoutes(deps))
  mount(app, options, subscriptionsContract, subscriptionsRoutes(deps))
  mount(app, options, abuseReportsContract, abuseReportsRoutes(deps))
  mount(app, options, candidateMessagesContract, candidateMessagesRoutes(deps))
  mount(app, options, applicationThreadsContract, applicationThreadsRoutes(deps))
  mount(app, options, mailRepliesContract, mailRepliesRoutes(deps))
  mount(app, options, conversationsContract, conversationsRoutes(deps))
  mountOrders(app, options, deps)
  mount(app, options, bookingsContract, bookingsRoutes(deps))
  mount(app, options, reputationContract, reputationRoutes(deps))
  mount(app, options, suggestedProfessionalsContract, suggestedProfessionalsRoutes(deps))
  mount(app, options, humanReviewsContract, humanReviewsRoutes(deps))
  mount(app, options, invitationsContract, invitationsRoutes(deps))
  mount(app, options, interviewsContract, interviewsRoutes(deps))
  mount(app, options, interviewLinksContract, interviewLinksRoutes(deps))
  mount(app, options, futureJobsContract, futureJobsRoutes(deps))
  mount(app, options, talentContract, talentRoutes(deps))
  mount(app, options, talentSearchesContract, talentSearchesRoutes(deps))
  mount(app, options, talentPoolsContract, talentPoolsRoutes(deps))
  mount(app, options, heldApplicationsContract, heldApplicationsRoutes(deps))
  mount(app, options, helpContract, helpRoutes(deps))
  mountAssistant(app, options, deps)
  mount(app, options, supportContract, supportRoutes(deps))
  mount(app, options, dataRequestsContract, dataRequestsRoutes(deps))
  mount(app, options, siteContract, siteRoutes(deps))
  serveShareImages(app, deps)
  serveSitemap(app, deps)
  mount(app, options, privacyContract, privacyRoutes(deps))
  mount(app, options, debugContract, debugRoutes(deps))
  mount(app, options, adminContract, adminRoutes(deps))
  mount(app, options, ownAdminContract, ownAdminRoutes(deps))
  mount(app, options, auditContract, auditRoutes(deps))
  mount(app, options, postsContract, postsRoutes(deps))
  mount(app, options, teamContract, teamRoutes(deps))
  mount(app, options, heldAdsContract, heldAdsRoutes(deps))
  mount(app, options, usersContract, usersRoutes(deps))
  mount(app, options, userAccessContract, userAccessRoutes(deps))
  mount(app, options, bulkUsersContract, bulkUsersRoutes(deps))
  mount(app, options, campaignsContract, campaignsRoutes(deps))
  mount(app, options, moderationContract, moderationRoutes(deps))
  mount(app, options, reportsContract, reportsRoutes(deps))
  mount(app, options, requestsContract, requestsRoutes(deps))
  mount(app, options, adminVerificationsContract, adminVerificationsRoutes(deps))
  mount(app, options, verificationsContract, verificationsRoutes(deps))
  mount(app, options, inboxContract, inboxRoutes(deps))
  mount(app, options, healthContract, healthRoutes(deps))
  mount(app, options, weeksContract, weeksRoutes(deps))
  mount(app, options, matchingReportsContract, matchingReportsRoutes(deps))
  mount(app, options, analyticsContract, analyticsRoutes(deps))
  mount(app, options, exportsContract, exportsRoutes(deps))
  mount(app, options, settingsContract, settingsRoutes(deps))
  mount(app, options, webhooksContract, webhooksRoutes(deps))
  mount(app, options, adminWebhooksContract, adminWebhooksRoutes(deps))
}
