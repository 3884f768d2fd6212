import { figureTasks } from '#server/features/admin/figures/figures.tasks.ts'
import { exportTasks } from '#server/features/admin/exports/exports.task-handlers.ts'
import { answerTasks } from '#server/features/applications/close-out/close-out.task-handlers.ts'
import { stageTasks } from '#server/features/applications/stages/bulk-moves.task-handlers.ts'
import { noteTasks } from '#server/features/applications/notes/notes.tasks.ts'
import { sentCvTasks } from '#server/features/applications/sent-cvs/sent-cvs.tasks.ts'
import { candidateScoreTasks } from '#server/features/applications/candidates/candidate-scores.tasks.ts'
import type { BackgroundLog, Deps } from '#server/deps.ts'
import type { TaskHandler } from '#server/queue/task.ts'
import { accountsTasks } from '#server/features/accounts/accounts.task-handlers.ts'
import { bulkTasks } from '#server/features/admin/users/bulk/bulk.task-handlers.ts'
import { postTasks } from '#server/features/admin/posts/takedown.service.ts'
import { moderationTasks } from '#server/features/admin/moderation/moderation.service.ts'
import { requestTasks } from '#server/features/admin/requests/requests.service.ts'
import { campaignTasks } from '#server/features/campaigns/campaigns.task-handlers.ts'
import { actTasks } from '#server/features/acts/acts.tasks.ts'
import { conversationTasks } from '#server/features/conversations/conversations.task-handlers.ts'
import { briefTasks } from '#server/features/briefs/briefs.task-handlers.ts'
import { bookingTasks } from '#server/features/bookings/bookings.tasks.ts'
import { cvTasks } from '#server/features/cv/cv.task-handlers.ts'
import { featureActs } from './feature-acts.ts'
import { heldApplicationTasks } from '#server/features/held-applications/held-applications.tasks.ts'
import { hireTasks } from '#server/features/hires/hires.tasks.ts'
import { ledgerTasks } from '#server/features/ledger/ledger.tasks.ts'
import { keyTasks } from '#server/features/companies/keys/keys.tasks.ts'
import { teamTasks } from '#server/features/companies/team/team.tasks.ts'
import { interviewTasks } from '#server/features/interviews/interviews.task-handlers.ts'
import { invitationTasks } from '#server/features/invitations/invitations.tasks.ts'
import { jobTasks } from '#server/features/jobs/jobs.tasks.ts'
import { matchingTasks } from '#server/features/matching/matching.tasks.ts'
import { savedJobsTasks } from '#server/features/saved-jobs/saved-jobs.tasks.ts'
import { subscriptionTasks } from '#server/features/subscriptions/subscriptions.task-handlers.ts'
import { payoutTasks } from '#server/features/payouts/lists/payouts.tasks.ts'
import { planTasks } from '#server/features/plans/plans.tasks.ts'
import { servicesTasks } from '#server/features/services/services.tasks.ts'
import { supportTasks } from '#server/features/support/support.tasks.ts'
import { verificationTasks } from '#server/features/verifications/verifications.task-handlers.ts'
import { talentTasks } from '#server/features/talent/searches/searches.task-handlers.ts'
import { webhookTasks } from '#server/features/webhooks/webhooks.task-handlers.ts'

/** The background tasks of every feature. */
export function featureTasks(deps: Omit<Deps, 'log' | 'matching'> & { log: BackgroundLog }): TaskHandler[] {
  return [
    ...accountsTasks(deps),
    ...actTasks(deps, featureActs(deps)),
    ...jobTasks(deps),
    ...cvTasks(deps),
    ...matchingTasks(deps),
    ...savedJobsTasks(deps),
    ...conversationTasks(deps),
    ...subscriptionTasks(deps),
    ...hireTasks(deps),
    ...bookingTasks(deps),
    ...briefTasks(deps),
    ...invitationTasks(deps),
    ...interviewTasks(deps),
    ...teamTasks(deps),
    ...keyTasks(deps),
    ...heldApplicationTasks(deps),
    ...ledgerTasks(deps),
    ...payoutTasks(deps),
    ...planTasks(deps),
    ...servicesTasks(deps),
    ...candidateScoreTasks(deps),
    ...sentCvTasks(deps),
    ...answerTasks(deps),
    ...stageTasks(deps),
    ...noteTasks(deps),
    ...bulkTasks(deps),
    ...moderationTasks(deps),
    ...postTasks(deps),
    ...requestTasks(deps),
    ...exportTasks(deps),
    ...figureTasks(deps),
    ...campaignTasks(deps),
    ...talentTasks(deps),
    ...webhookTasks(deps),
    ...supportTasks(deps),
    ...verificationTasks(deps),
  ]
}
