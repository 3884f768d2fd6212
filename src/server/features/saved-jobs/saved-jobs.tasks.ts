import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { remindOfClosing } from './closing-reminders.ts'

/** Every morning: saved jobs that will close soon. */
export const remindSaved = defineTask('saved-jobs.remind', z.object({}), { cron: '30 8 * * *' })

export function savedJobsTasks(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [handleTask(remindSaved, () => remindOfClosing(deps))]
}
