import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { follow } from './follow-interviews.ts'
import { followInterviews, tellOfStep } from './interviews.tasks.ts'
import { findLatestEvent, lockInterview, markTold } from './interviews.queries.ts'
import { notifyCancelled, notifyChosen } from './notify-interview.ts'

type TaskDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

export function interviewTasks(deps: TaskDeps): TaskHandler[] {
  return [
    handleTask(followInterviews, () => follow(deps)),
    handleTask(tellOfStep, (step) => tell(deps, step)),
  ]
}

async function tell(
  deps: TaskDeps,
  { interviewId, eventId }: { interviewId: number; eventId: number },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const row = await lockInterview(tx, interviewId)
    const latest = await findLatestEvent(tx, interviewId)
    if (!row || latest?.id !== eventId || latest.isTold) return
    const { knewTime } = await markTold(tx, interviewId)
    if (latest.step === 'cancelled')
      await notifyCancelled(deps, tx, row, { by: 'professional', reason: latest.reason })
    else await notifyChosen(deps, tx, row, { isMoved: knewTime })
  })
}
