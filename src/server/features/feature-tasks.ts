import type { BackgroundLog, Deps } from '#server/deps.ts'
import type { TaskHandler } from '#server/queue/task.ts'
import { accountsTasks } from './accounts/accounts.task-handlers.ts'
import { actTasks } from './acts/acts.tasks.ts'
import { conversationTasks } from './conversations/conversations.task-handlers.ts'
import { bookingTasks } from './bookings/bookings.tasks.ts'
import { cvTasks } from './cv/cv.task-handlers.ts'
import { featureActs } from './feature-acts.ts'
import { heldApplicationTasks } from './held-applications/held-applications.tasks.ts'
import { hireTasks } from './hires/hires.tasks.ts'
import { invitationTasks } from './invitations/invitations.tasks.ts'
import { jobTasks } from './jobs/jobs.tasks.ts'
import { matchingTasks } from './matching/matching.tasks.ts'
import { savedJobsTasks } from './saved-jobs/saved-jobs.tasks.ts'
import { subscriptionTasks } from './subscriptions/subscriptions.task-handlers.ts'
import { planTasks } from './plans/plans.tasks.ts'
import { servicesTasks } from './services/services.tasks.ts'

/** Every feature's background work. */
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
    ...invitationTasks(deps),
    ...heldApplicationTasks(deps),
    ...planTasks(deps),
    ...servicesTasks(deps),
  ]
}
