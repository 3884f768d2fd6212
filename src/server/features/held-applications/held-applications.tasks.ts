import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { deleteExpiredHeldApplications } from './held-applications.queries.ts'

/**
 * Deletes unconfirmed applications by the plain form; the cleanup of pending uploads deletes their files. The task's
 * name is stored in existing databases, so it must not change.
 */
export const forgetHeldApplications = defineTask('applications.forget-held', z.object({}), {
  cron: '20 3 * * *',
})

export const heldApplicationTasks = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): TaskHandler[] => [
  handleTask(forgetHeldApplications, () => deleteExpiredHeldApplications(db, clock.now())),
]
