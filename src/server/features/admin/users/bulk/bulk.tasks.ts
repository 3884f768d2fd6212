import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Makes a bulk change to one of its accounts. */
export const changeOneTask = defineTask(
  'admin.change-user',
  z.object({ bulkId: z.number(), userId: z.number() }),
)

/** Queues the changes of a batch of a bulk change's accounts, those after a number, and itself for the next batch. */
export const spreadBulkTask = defineTask(
  'admin.spread-bulk-change',
  z.object({ bulkId: z.number(), after: z.number() }),
)

export const forgetBulksTask = defineTask('admin.forget-bulk-changes', z.object({}), { cron: '25 4 * * *' })
