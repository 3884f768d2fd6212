import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** In milliseconds: how long a message stays unread before a mail is sent. */
export const mailUnreadAfter = 15 * 60_000

/** Mails the other side if the message is still unread, 15 minutes after it was written. */
export const mailUnread = defineTask('conversations.mail-unread', z.object({ messageId: z.number() }))
