import type { Deps } from '#server/deps.ts'
import type { ActHandler } from '#server/features/acts/acts.service.ts'
import { answerActs } from '#server/features/applications/close-out/close-out.acts.ts'
import { boardActs } from '#server/features/applications/candidates/candidate-board.acts.ts'
import { doubleActs } from '#server/features/applications/doubles/doubles.acts.ts'
import { stageActs } from '#server/features/applications/stages/bulk-moves.acts.ts'
import { tagActs } from '#server/features/applications/tags/tags.acts.ts'
import { shareActs } from '#server/features/applications/candidate/share.acts.ts'
import { noteActs } from '#server/features/applications/notes/notes.acts.ts'
import { applicationActs } from '#server/features/applications/applications.acts.ts'
import { keyActs } from '#server/features/companies/keys/keys.acts.ts'
import { workplaceActs } from '#server/features/companies/workplace/workplace-photos.acts.ts'
import { teamActs } from '#server/features/companies/team/team.acts.ts'
import { assistantActs } from '#server/features/assistant/kept-conversations/kept-conversations.acts.ts'
import { briefInvitationActs } from '#server/features/briefs/invitations/brief-invitations.acts.ts'
import { briefActs } from '#server/features/briefs/briefs.acts.ts'
import { bookingActs } from '#server/features/bookings/bookings.acts.ts'
import { quoteActs } from '#server/features/hires/quotes/quotes.acts.ts'
import { hireActs } from '#server/features/hires/hires.acts.ts'
import { humanReviewActs } from '#server/features/human-reviews/human-reviews.acts.ts'
import { interviewActs } from '#server/features/interviews/interviews.acts.ts'
import { invitationActs } from '#server/features/invitations/invitations.acts.ts'
import { jobActs } from '#server/features/jobs/jobs.acts.ts'
import { photoActs } from '#server/features/photos/photos.acts.ts'
import { resumeActs } from '#server/features/resumes/resumes.acts.ts'
import { careerActs } from '#server/features/professionals/careers/careers.acts.ts'
import { reputationActs } from '#server/features/reputation/reputation.acts.ts'
import { savedJobActs } from '#server/features/saved-jobs/saved-jobs.acts.ts'
import { serviceActs } from '#server/features/services/services.acts.ts'
import { subscriptionActs } from '#server/features/subscriptions/subscriptions.acts.ts'
import { talentActs } from '#server/features/talent/pools/pools.acts.ts'
import { webhookActs } from '#server/features/webhooks/webhooks.acts.ts'

/** The acts of every feature that can be undone. */
export function featureActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    ...applicationActs(deps),
    ...answerActs(deps),
    ...assistantActs(),
    ...stageActs(deps),
    ...doubleActs(deps),
    ...tagActs(),
    ...boardActs(),
    ...noteActs(deps),
    ...shareActs(deps),
    ...bookingActs(deps),
    ...briefActs(deps),
    ...briefInvitationActs(deps),
    ...careerActs(),
    ...resumeActs(),
    ...hireActs(deps),
    ...quoteActs(deps),
    ...humanReviewActs(deps),
    ...invitationActs(deps),
    ...interviewActs(deps),
    ...jobActs(deps),
    ...photoActs(deps),
    ...reputationActs(deps),
    ...savedJobActs(),
    ...serviceActs(),
    ...subscriptionActs(),
    ...talentActs(),
    ...teamActs(deps),
    ...keyActs(),
    ...workplaceActs(deps),
    ...webhookActs(),
  ]
}
