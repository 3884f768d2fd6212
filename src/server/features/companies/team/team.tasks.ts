import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { forgetMemberInvitations } from './invite-member.service.ts'

/** Deletes invitations and their addresses some time after they expire. */
const forgetOld = defineTask('companies.forget-member-invitations', z.object({}), { cron: '35 3 * * *' })

export const teamTasks = (deps: Pick<Deps, 'db' | 'clock'>): TaskHandler[] => [
  handleTask(forgetOld, () => forgetMemberInvitations(deps)),
]
