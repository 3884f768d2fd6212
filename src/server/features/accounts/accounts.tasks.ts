import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Mails a reset link. Null stands for an address without an account: the task is queued all the same and does nothing. */
export const mailPasswordReset = defineTask(
  'accounts.mail-password-reset',
  z.object({ userId: z.number().nullable() }),
)

/** The account has another address: what is sent by the address alone goes along. Handled by the subscriptions. */
export const followNewEmail = defineTask('accounts.follow-new-email', z.object({ userId: z.number() }))

/** The account has proved something about itself: a confirmed address, a company's RUC. Handled by the jobs. */
export const accountProved = defineTask('accounts.proved', z.object({ userId: z.number() }))

/** Deletes what has run out: sessions, links, counters, remembered answers, solved challenges. */
export const cleanUp = defineTask('accounts.clean-up', z.object({}), { cron: '15 4 * * *' })
