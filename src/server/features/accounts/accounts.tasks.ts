import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Mails a reset link. Null stands for an address without an account: the task is queued all the same and does nothing. */
export const mailPasswordReset = defineTask(
  'accounts.mail-password-reset',
  z.object({ userId: z.number().nullable() }),
)

/** Deletes what has run out: sessions, links, counters, remembered answers, solved challenges. */
export const cleanUp = defineTask('accounts.clean-up', z.object({}), { cron: '15 4 * * *' })
