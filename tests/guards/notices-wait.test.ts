import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * A notice to another person is sent by an act, which can be undone for ten seconds, or is listed here with the reason why
 * it does not wait (docs/decisions/0053). A new file that notifies or mails fails until it is one of the two.
 */

/** Called by the handlers of acts (`*.acts.ts`), and by others below. */
const sentByActs = [
  'companies/team/team.acts.ts',
  'jobs/followers/followers.service.ts',
  'applications/notify-parties.service.ts',
  'applications/notes/tell-mentioned.ts',
  'applications/candidate/share.acts.ts',
  'bookings/notify-booking.ts',
  'briefs/invitations/brief-invitations.acts.ts',
  'briefs/notify-proposal.ts',
  'hires/notify-hire.ts',
  'interviews/notify-interview.ts',
  'invitations/send-invitation.ts',
  'reputation/reviews/notify-review.ts',
]

const atOnce = {
  'a form whose one purpose is to send': [
    'conversations/notify-of-message.ts',
    'admin/team/team.service.ts',
    'plans/enterprise/enterprise-requests.service.ts',
    'support/abuse-reports/abuse-reports.service.ts',
    'support/complaints/complaints.service.ts',
    'support/contact/contact-requests.service.ts',
  ],
  'to oneself': [
    'conversations/mail-replies/mail-replies.service.ts',
    'accounts/login/devices.service.ts',
    'admin/own-password.service.ts',
    'accounts/registration/email-change.service.ts',
    'accounts/registration/email-links.service.ts',
    'accounts/passwords/new-password.service.ts',
    'accounts/registration/registration.service.ts',
    'accounts/login/two-factor-login.service.ts',
    'accounts/two-factor/two-factor.service.ts',
    'payouts/destinations/payout-destinations.service.ts',
    'applications/apply/hold-application.service.ts',
    'applications/close-out/test-answer.service.ts',
    'plans/payments/book-answer.ts',
    'plans/payments/book-charges.ts',
    'plans/payments/order-payments.service.ts',
    'plans/payments/payments.service.ts',
    'subscriptions/subscriptions.service.ts',
    'campaigns/campaigns.service.ts',
  ],
  'the clock does it': [
    'applications/close-out/close-unanswered.ts',
    'jobs/feeds/tell-of-feed.ts',
    'jobs/own/notify-schedule.ts',
    'matching/recommendations/new-job-notices.ts',
    'plans/terms/plan-expiry.service.ts',
    'saved-jobs/closing-reminders.ts',
    'services/availability/ask-availability.ts',
    'subscriptions/alerts/send-alerts.ts',
    'talent/searches/mail-searches.ts',
    'webhooks/tell-of-rest.ts',
  ],
  'a task that waited until an administrator could no longer undo it': [
    'admin/moderation/moderation.service.ts',
    'payouts/lists/settle-payout.ts',
    'applications/fraud-warning/fraud-warning.service.ts',
    'jobs/administration/job-posts.service.ts',
    'services/administration/service-posts.service.ts',
    'support/abuse-reports/administration/tell-outcome.ts',
    'support/complaints/complaints-desk.service.ts',
    'support/contact/contact-desk.service.ts',
    'verifications/desk/settle-outcome.ts',
    'verifications/end/end-verification.service.ts',
  ],
  'a task of a brief whose publishing can no longer be undone': ['briefs/tell-of-brief.ts'],
  'it has happened, and cannot be undone': ['admin/users/view-user.ts'],
  'by acts, or after a dialog for good: who left is signed out, and a company is handed over with the password':
    ['companies/team/tell-team.ts'],
  'an administrator decides about an ad or a plan': [
    'jobs/holds/notify-hold.ts',
    'plans/terms/given-plan.service.ts',
  ],
  'waits by a task of its own, which a cancelled campaign stops': ['campaigns/send-batch.ts'],
  'waits by a task of its own, which a restored account stops': ['accounts/suspension/suspension.service.ts'],
  'confirmed by the password, for good': ['privacy/deletion.service.ts'],
  'the one way to tell': [
    'notifications/notifications.service.ts',
    'notifications/company-notices.service.ts',
  ],
}

test('a notification or mail to somebody is sent by an act, or listed with a reason', () => {
  const features = 'src/server/features'
  const telling = globSync('**/*.ts', { cwd: features }).filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      /\b(notify|notifyFollowers|notifyCompanyPeople|notifyCompanyOwner|sendMails?)\(\s*deps\b/.test(
        readFileSync(`${features}/${path}`, 'utf8'),
      ),
  )
  expect(telling.toSorted()).toEqual([...sentByActs, ...Object.values(atOnce).flat()].toSorted())
})
