import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Mails the other side if the message is still unread when it runs: `unread-mail.service.ts`. */
export const mailUnread = defineTask('conversations.mail-unread', z.object({ messageId: z.number() }))
