import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { forgetOldKeys } from './keys.service.ts'

/** Every night: keys that ended long ago, and counts of days that are no longer shown. */
const forgetOld = defineTask('companies.forget-keys', z.object({}), { cron: '45 3 * * *' })

export const keyTasks = (deps: Pick<Deps, 'db' | 'clock'>): TaskHandler[] => [
  handleTask(forgetOld, () => forgetOldKeys(deps)),
]
