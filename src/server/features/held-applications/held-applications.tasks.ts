import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { deleteExpiredHeldApplications } from './held-applications.queries.ts'

/** Forgets applications by the plain form that nobody confirmed; their files go with the sweep of uploads. Its name stands in databases that are in use. */
export const forgetHeldApplications = defineTask('applications.forget-held', z.object({}), {
  cron: '20 3 * * *',
})

export const heldApplicationTasks = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): TaskHandler[] => [
  handleTask(forgetHeldApplications, () => deleteExpiredHeldApplications(db, clock.now())),
]
