import { z } from 'zod'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { jobEdited } from '#server/features/jobs/own/job-changes.tasks.ts'
import { refreshScores, refreshScoresAfter } from './candidate-scores.service.ts'

/** Every night: the scores that the lists of companies did not ask for. One task after the other, each with some of the ids. */
const refreshAll = defineTask('applications.refresh-scores', z.object({ afterId: z.number().optional() }), {
  cron: '10 2 * * *',
})

/** The score of a new application, so that nobody waits for it on the board. */
export const scoreApplication = defineTask('applications.score', z.object({ applicationId: z.number() }))

export const candidateScoreTasks = (deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>): TaskHandler[] => [
  handleTask(refreshAll, async ({ afterId = 0 }) => {
    const next = await refreshScoresAfter(deps, afterId)
    if (next !== null) await transaction(deps, (tx) => deps.queue.enqueue(tx, refreshAll, { afterId: next }))
  }),
  handleTask(scoreApplication, (application) => refreshScores(deps, application)),
  handleTask(jobEdited, ({ jobId }) => refreshScores(deps, { jobId })),
]
