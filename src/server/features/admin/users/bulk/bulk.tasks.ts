import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Makes a bulk change to one of its accounts. */
export const changeOneTask = defineTask(
  'admin.change-user',
  z.object({ bulkId: z.number(), userId: z.number() }),
)

export const forgetBulksTask = defineTask('admin.forget-bulk-changes', z.object({}), { cron: '25 4 * * *' })
