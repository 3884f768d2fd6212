import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Reminds of quotes and ends them: `quotes/follow-quotes.ts`. */
export const followQuotesTask = defineTask('quotes.follow', z.object({}), { cron: '25 * * * *' })

/** Mails the other side if the message is still unread when it runs: `unread-mail.service.ts`. */
export const mailUnread = defineTask('conversations.mail-unread', z.object({ messageId: z.number() }))
