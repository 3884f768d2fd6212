import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { forgetInvitations } from './invitations.service.ts'

/** Forgets invitations, and the addresses they were sent to, some time after they have expired. Its name stands in databases that are in use. */
const forgetOldInvitations = defineTask('applications.forget-invitations', z.object({}), {
  cron: '25 3 * * *',
})

export const invitationTasks = (deps: Pick<Deps, 'db' | 'clock'>): TaskHandler[] => [
  handleTask(forgetOldInvitations, () => forgetInvitations(deps)),
]
