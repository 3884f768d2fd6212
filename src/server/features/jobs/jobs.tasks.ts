import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { closeExpiredJobs } from './jobs.service.ts'

export const expireTask = defineTask('jobs.expire', z.object({}), { cron: '*/5 * * * *' })

export function jobTasks(deps: Pick<Deps, 'db' | 'pool' | 'clock'>): TaskHandler[] {
  return [handleTask(expireTask, async () => closeExpiredJobs(deps))]
}
