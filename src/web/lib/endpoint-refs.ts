import type { actsContract } from '#contracts/acts.contract.ts'
import type { abuseReportsContract } from '#contracts/abuse-reports.contract.ts'
import type { accountsContract } from '#contracts/accounts.contract.ts'
import type { adminContract } from '#contracts/admin.contract.ts'
import type { applicationsContract } from '#contracts/applications.contract.ts'
import type { bookingsContract } from '#contracts/bookings.contract.ts'
import type { companiesContract } from '#contracts/companies.contract.ts'
import type { conversationsContract } from '#contracts/conversations.contract.ts'
import type { hiresContract } from '#contracts/hires.contract.ts'
import type { helpContract } from '#contracts/help.contract.ts'
import type { jobViewsContract } from '#contracts/job-views.contract.ts'
import type { liveContract } from '#contracts/live.contract.ts'
import type { matchingContract } from '#contracts/matching.contract.ts'
import type { notificationsContract } from '#contracts/notifications.contract.ts'
import type { ownAccountContract } from '#contracts/own-account.contract.ts'
import type { plansContract } from '#contracts/plans.contract.ts'
import type { profileViewsContract } from '#contracts/profile-views.contract.ts'
import type { professionalsContract } from '#contracts/professionals.contract.ts'
import type { reputationContract } from '#contracts/reputation.contract.ts'
import type { savedJobsContract } from '#contracts/saved-jobs.contract.ts'
import type { siteContract } from '#contracts/site.contract.ts'
import type { subscriptionsContract } from '#contracts/subscriptions.contract.ts'
import type { servicesContract } from '#contracts/services.contract.ts'
import type { supportContract } from '#contracts/support.contract.ts'
import type { EndpointRef } from './api-client.ts'

/** The calls of public pages and of every page's frame, named without loading their schemas. A test compares them with the contracts. */
export const refs = {
  formRules: { method: 'GET', path: '/api/site/form-rules' } as EndpointRef<typeof siteContract.formRules>,
  session: { method: 'GET', path: '/api/session' } as EndpointRef<typeof accountsContract.session>,
  logout: { method: 'POST', path: '/api/logout' } as EndpointRef<typeof accountsContract.logout>,
  login: { method: 'POST', path: '/api/login' } as EndpointRef<typeof accountsContract.login>,
  loginTwoFactor: {
    method: 'POST',
    path: '/api/login/two-factor',
  } as EndpointRef<typeof accountsContract.loginTwoFactor>,
  registerCompany: {
    method: 'POST',
    path: '/api/register-company',
  } as EndpointRef<typeof accountsContract.registerCompany>,
  registerProfessional: {
    method: 'POST',
    path: '/api/register-professional',
  } as EndpointRef<typeof accountsContract.registerProfessional>,
  requestPasswordReset: {
    method: 'POST',
    path: '/api/password-reset',
  } as EndpointRef<typeof accountsContract.requestPasswordReset>,
  resetPassword: {
    method: 'POST',
    path: '/api/password-reset/:token',
  } as EndpointRef<typeof accountsContract.resetPassword>,
  confirmEmail: {
    method: 'POST',
    path: '/api/email-confirmation/:token',
  } as EndpointRef<typeof accountsContract.confirmEmail>,
  adminLogin: { method: 'POST', path: '/api/admin/login' } as EndpointRef<typeof adminContract.adminLogin>,
  humanChallenge: {
    method: 'GET',
    path: '/api/human-check',
  } as EndpointRef<typeof accountsContract.humanChallenge>,
  resendConfirmation: {
    method: 'POST',
    path: '/api/email-confirmation',
  } as EndpointRef<typeof accountsContract.resendConfirmation>,
  notifications: {
    method: 'GET',
    path: '/api/notifications',
  } as EndpointRef<typeof notificationsContract.mine>,
  readNotification: {
    method: 'PUT',
    path: '/api/notifications/:id/read',
  } as EndpointRef<typeof notificationsContract.read>,
  readAllNotifications: {
    method: 'PUT',
    path: '/api/notifications/read-all',
  } as EndpointRef<typeof notificationsContract.readAll>,
  events: { method: 'GET', path: '/api/events' } as EndpointRef<typeof liveContract.events>,
  ownProfessional: {
    method: 'GET',
    path: '/api/me/professional',
  } as EndpointRef<typeof professionalsContract.me>,
  ownCompany: { method: 'GET', path: '/api/me/company' } as EndpointRef<typeof companiesContract.me>,
  candidatesOverview: {
    method: 'GET',
    path: '/api/company/candidates/overview',
  } as EndpointRef<typeof applicationsContract.overview>,
  activateProfessionalPremium: {
    method: 'POST',
    path: '/api/professionals/activate-premium',
  } as EndpointRef<typeof plansContract.activateProfessionalPremium>,
  activateCompanyPremium: {
    method: 'POST',
    path: '/api/companies/activate-premium',
  } as EndpointRef<typeof plansContract.activateCompanyPremium>,
  payment: { method: 'GET', path: '/api/payments/:id' } as EndpointRef<typeof plansContract.receipt>,
  ownApplications: {
    method: 'GET',
    path: '/api/applications/professional',
  } as EndpointRef<typeof applicationsContract.mine>,
  ownMatch: {
    method: 'GET',
    path: '/api/jobs/:id/own-match',
  } as EndpointRef<typeof matchingContract.ownMatch>,
  compatibility: {
    method: 'POST',
    path: '/api/compatibility',
  } as EndpointRef<typeof matchingContract.compatibility>,
  service: { method: 'GET', path: '/api/services/:id' } as EndpointRef<typeof servicesContract.get>,
  shownServices: { method: 'GET', path: '/api/services/shown' } as EndpointRef<typeof servicesContract.shown>,
  countJobView: {
    method: 'POST',
    path: '/api/jobs/:id/views',
  } as EndpointRef<typeof jobViewsContract.count>,
  countView: {
    method: 'POST',
    path: '/api/professionals/:id/views',
  } as EndpointRef<typeof profileViewsContract.count>,
  publicProfessional: {
    method: 'GET',
    path: '/api/professionals/:id',
  } as EndpointRef<typeof professionalsContract.get>,
  startConversation: {
    method: 'POST',
    path: '/api/services/:serviceId/start-conversation',
  } as EndpointRef<typeof conversationsContract.start>,
  unreadMessages: {
    method: 'GET',
    path: '/api/conversations/unread',
  } as EndpointRef<typeof conversationsContract.unread>,
  reportConversation: {
    method: 'POST',
    path: '/api/conversations/:serviceId/report',
  } as EndpointRef<typeof abuseReportsContract.reportConversation>,
  requestHire: {
    method: 'POST',
    path: '/api/services/:serviceId/hires',
  } as EndpointRef<typeof hiresContract.request>,
  undoAct: { method: 'POST', path: '/api/acts/:id/undo' } as EndpointRef<typeof actsContract.undo>,
  ownHires: { method: 'GET', path: '/api/hires' } as EndpointRef<typeof hiresContract.mine>,
  servicesOfProfessional: {
    method: 'GET',
    path: '/api/professionals/:id/services',
  } as EndpointRef<typeof servicesContract.ofProfessional>,
  freeSlots: {
    method: 'GET',
    path: '/api/professionals/:id/availability',
  } as EndpointRef<typeof bookingsContract.freeSlots>,
  book: { method: 'POST', path: '/api/bookings' } as EndpointRef<typeof bookingsContract.book>,
  help: { method: 'GET', path: '/api/help' } as EndpointRef<typeof helpContract.search>,
  policy: { method: 'GET', path: '/api/policies/:slug' } as EndpointRef<typeof helpContract.policy>,
  contact: { method: 'POST', path: '/api/contact' } as EndpointRef<typeof supportContract.contact>,
  complain: { method: 'POST', path: '/api/complaints' } as EndpointRef<typeof supportContract.complain>,
  choosePassword: {
    method: 'POST',
    path: '/api/me/password',
  } as EndpointRef<typeof ownAccountContract.choosePassword>,
  apply: { method: 'POST', path: '/api/jobs/:id/apply' } as EndpointRef<typeof applicationsContract.apply>,
  quickApply: {
    method: 'POST',
    path: '/api/jobs/:jobId/quick-apply',
  } as EndpointRef<typeof applicationsContract.quickApply>,
  requestEnterprise: {
    method: 'POST',
    path: '/api/enterprise-requests',
  } as EndpointRef<typeof plansContract.requestEnterprise>,
  joinNewsletter: {
    method: 'POST',
    path: '/api/newsletter',
  } as EndpointRef<typeof subscriptionsContract.joinNewsletter>,
  createAlert: {
    method: 'POST',
    path: '/api/job-alerts',
  } as EndpointRef<typeof subscriptionsContract.createAlert>,
  changeAlert: {
    method: 'PATCH',
    path: '/api/job-alerts/:id',
  } as EndpointRef<typeof subscriptionsContract.changeAlert>,
  deleteAlert: {
    method: 'DELETE',
    path: '/api/job-alerts/:id',
  } as EndpointRef<typeof subscriptionsContract.deleteAlert>,
  savedIds: { method: 'GET', path: '/api/saved-jobs/ids' } as EndpointRef<typeof savedJobsContract.ids>,
  lookupSaved: {
    method: 'GET',
    path: '/api/saved-jobs/lookup',
  } as EndpointRef<typeof savedJobsContract.lookup>,
  takeOverSaved: { method: 'POST', path: '/api/saved-jobs' } as EndpointRef<
    typeof savedJobsContract.takeOver
  >,
  saveJob: { method: 'PUT', path: '/api/saved-jobs/:jobId' } as EndpointRef<typeof savedJobsContract.save>,
  removeSaved: {
    method: 'DELETE',
    path: '/api/saved-jobs/:jobId',
  } as EndpointRef<typeof savedJobsContract.remove>,
  reportJob: {
    method: 'POST',
    path: '/api/jobs/:id/report',
  } as EndpointRef<typeof abuseReportsContract.reportJob>,
  reportService: {
    method: 'POST',
    path: '/api/services/:id/report',
  } as EndpointRef<typeof abuseReportsContract.reportService>,
  reportReview: {
    method: 'POST',
    path: '/api/reviews/:id/report',
  } as EndpointRef<typeof abuseReportsContract.reportReview>,
  reviewOptions: {
    method: 'GET',
    path: '/api/professionals/:id/review-options',
  } as EndpointRef<typeof reputationContract.reviewOptions>,
  addReview: { method: 'POST', path: '/api/reviews' } as EndpointRef<typeof reputationContract.addReview>,
  updateReview: {
    method: 'PUT',
    path: '/api/reviews/:id',
  } as EndpointRef<typeof reputationContract.updateReview>,
  deleteReview: {
    method: 'DELETE',
    path: '/api/reviews/:id',
  } as EndpointRef<typeof reputationContract.deleteReview>,
  endorsements: {
    method: 'GET',
    path: '/api/professionals/:id/skill-endorsements',
  } as EndpointRef<typeof reputationContract.endorsements>,
  endorse: {
    method: 'POST',
    path: '/api/skill-endorsements',
  } as EndpointRef<typeof reputationContract.endorse>,
  deleteEndorsement: {
    method: 'DELETE',
    path: '/api/skill-endorsements/:id',
  } as EndpointRef<typeof reputationContract.deleteEndorsement>,
}
