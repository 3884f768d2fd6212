import type { Deps } from '#server/deps.ts'
import type { ActHandler } from './acts/acts.service.ts'
import { applicationActs } from './applications/applications.acts.ts'
import { bookingActs } from './bookings/bookings.acts.ts'
import { hireActs } from './hires/hires.acts.ts'
import { humanReviewActs } from './human-reviews/human-reviews.acts.ts'
import { invitationActs } from './invitations/invitations.acts.ts'
import { jobActs } from './jobs/jobs.acts.ts'
import { photoActs } from './photos/photos.acts.ts'
import { careerActs } from '#server/features/professionals/careers/careers.acts.ts'
import { reputationActs } from './reputation/reputation.acts.ts'
import { savedJobActs } from './saved-jobs/saved-jobs.acts.ts'
import { serviceActs } from './services/services.acts.ts'
import { subscriptionActs } from './subscriptions/subscriptions.acts.ts'

/** What can be undone, of every feature. */
export function featureActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    ...applicationActs(deps),
    ...bookingActs(deps),
    ...careerActs(),
    ...hireActs(deps),
    ...humanReviewActs(deps),
    ...invitationActs(deps),
    ...jobActs(deps),
    ...photoActs(deps),
    ...reputationActs(deps),
    ...savedJobActs(),
    ...serviceActs(),
    ...subscriptionActs(),
  ]
}
