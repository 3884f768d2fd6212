import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Makes the file of an export. In seconds: the largest one takes about half a minute. */
export const makeExportTask = defineTask('admin.make-export', z.object({ exportId: z.number() }), {
  retries: 2,
  limit: 600,
})

export const sweepExports = defineTask('admin.sweep-exports', z.object({}), { cron: '35 4 * * *' })
