import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Mails a reset link. Null means no account: the task is queued anyway and does nothing. */
export const mailPasswordReset = defineTask(
  'accounts.mail-password-reset',
  z.object({ userId: z.number().nullable() }),
)

/** Mails a person about a suspension and ends their sessions, unless it has ended by then. */
export const tellSuspension = defineTask('accounts.tell-suspension', z.object({ id: z.number() }))

/** An account was told of its suspension. Handled by the interviews. */
export const accountSuspended = defineTask('accounts.suspended', z.object({ userId: z.number() }))

/** The account's address changed, so subscriptions by address must change too. Handled by the subscriptions. */
export const followNewEmail = defineTask('accounts.follow-new-email', z.object({ userId: z.number() }))

/** What the account has proved changed: its address, a company's RUC, its verification. Handled by the jobs. */
export const accountProved = defineTask('accounts.proved', z.object({ userId: z.number() }))

/** Deletes expired sessions, links, counters, stored replies and solved challenges. */
export const cleanUp = defineTask('accounts.clean-up', z.object({}), { cron: '15 4 * * *' })
