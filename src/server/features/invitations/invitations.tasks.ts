import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { forgetInvitations } from './invitations.service.ts'

/**
 * Deletes invitations and their addresses some time after they expire. The task's name is stored in existing
 * databases, so it must not change.
 */
const forgetOldInvitations = defineTask('applications.forget-invitations', z.object({}), {
  cron: '25 3 * * *',
})

export const invitationTasks = (deps: Pick<Deps, 'db' | 'clock'>): TaskHandler[] => [
  handleTask(forgetOldInvitations, () => forgetInvitations(deps)),
]
