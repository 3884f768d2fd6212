import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { applicationEnded } from '#server/features/applications/applications.tasks.ts'
import { accountSuspended } from '#server/features/accounts/accounts.tasks.ts'
import { jobClosed } from '#server/features/jobs/own/job-changes.tasks.ts'
import { endInterviews } from './end-interviews.ts'
import { remindAndEnd } from './remind-and-end-interviews.ts'
import { followInterviews, tellOfStep } from './interviews.tasks.ts'
import { findLatestEvent, lockInterview, markNotified } from './interviews.queries.ts'
import { notifyCancelled, notifyChosen, notifyDeclined } from './notify-interview.ts'

type TaskDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

export function interviewTasks(deps: TaskDeps): TaskHandler[] {
  return [
    handleTask(followInterviews, () => remindAndEnd(deps)),
    handleTask(tellOfStep, (step) => tell(deps, step)),
    handleTask(applicationEnded, ({ applicationId, ending }) =>
      endInterviews(deps, { applicationId }, ending),
    ),
    handleTask(jobClosed, ({ jobId }) => endInterviews(deps, { jobId }, 'job_closed')),
    handleTask(accountSuspended, ({ userId }) => endInterviews(deps, { userId }, 'suspended')),
  ]
}

async function tell(
  deps: TaskDeps,
  { interviewId, eventId }: { interviewId: number; eventId: number },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const row = await lockInterview(tx, interviewId)
    const latest = await findLatestEvent(tx, interviewId)
    if (!row || latest?.id !== eventId || latest.isNotified) return
    const { knewTime } = await markNotified(tx, interviewId)
    if (latest.step === 'cancelled')
      await notifyCancelled(deps, tx, row, { by: 'professional', reason: latest.reason })
    else if (latest.step === 'declined') await notifyDeclined(deps, tx, row, latest)
    else await notifyChosen(deps, tx, row, { isMoved: knewTime })
  })
}
