import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Once a day, in the morning of Lima. */
export const runSearchMails = defineTask('talent.run-searches', z.object({}), { cron: '20 8 * * *' })

/** The mail of one search. */
export const mailSearch = defineTask('talent.mail-search', z.object({ searchId: z.number() }))
