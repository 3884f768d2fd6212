import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { deleteExpiredHeldApplications } from './held-applications.queries.ts'
import { forgetInvitations } from './invitations.service.ts'

/** Forgets applications by the plain form that nobody confirmed; their files go with the sweep of uploads. */
export const forgetHeldApplications = defineTask('applications.forget-held', z.object({}), {
  cron: '20 3 * * *',
})

/** Forgets invitations, and the addresses they were sent to, some time after they have expired. */
export const forgetOldInvitations = defineTask('applications.forget-invitations', z.object({}), {
  cron: '25 3 * * *',
})

export function applicationTasks(deps: Pick<Deps, 'db' | 'clock'>): TaskHandler[] {
  return [
    handleTask(forgetHeldApplications, () => deleteExpiredHeldApplications(deps.db, deps.clock.now())),
    handleTask(forgetOldInvitations, () => forgetInvitations(deps)),
  ]
}
