import { z } from 'zod'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { type MailContent, renderMail } from './layout.ts'
import type { MailAttachment } from './mailer.ts'
import { beginDelivery, deleteMail, deleteMailsBefore, insertMail, markMailSent } from './mails.queries.ts'

const deliverMail = defineTask(
  'mail.deliver',
  z.object({ mailId: z.number(), forgotten: z.boolean().optional() }),
  { retries: 12 },
)

export interface OutgoingMail {
  to: string
  subject: string
  content: MailContent
  /** Beyond those that every mail has, such as List-Unsubscribe. */
  headers?: Record<string, string>
  attachments?: MailAttachment[]
}

/** Writes a mail down in the transaction that causes it, and queues its delivery. `forgotten`: no copy stays once it is delivered. */
export async function sendMail(
  { queue, config }: Pick<Deps, 'queue' | 'config'>,
  tx: Db,
  { to, subject, content, headers = {}, attachments = [] }: OutgoingMail,
  { forgotten = false } = {},
): Promise<void> {
  const mailId = await insertMail(tx, {
    to,
    subject,
    headers,
    attachments,
    ...renderMail(content, config.publicUrl),
  })
  await queue.enqueue(tx, deliverMail, { mailId, ...(forgotten ? { forgotten } : {}) })
}

/** How long a mail is kept, in milliseconds. */
const keptFor = 30 * DAY

const deleteOldMails = defineTask('mail.delete-old', z.object({}), { cron: '45 4 * * *' })

/** A link in a mail works for whoever reads it: what is kept after the delivery has none. */
const withoutLinks = ({ html, text }: { html: string; text: string }) => ({
  html: html.replaceAll(LINK, '#'),
  text: text.replaceAll(LINK, '[enlace retirado]'),
  headers: {},
  attachments: [],
})
const LINK = /https?:\/\/[^\s"'<>]+/gi

/**
 * Delivers a mail that was not delivered before, and deletes those of more than 30 days. Sent means that the server took it: a
 * process that dies before it hears so begins again, under the same Message-ID, by which mailboxes know the mail.
 */
export function mailTasks({
  db,
  mailer,
  config,
  clock,
}: Pick<Deps, 'db' | 'mailer' | 'config' | 'clock'>): TaskHandler[] {
  return [
    handleTask(deliverMail, async ({ mailId, forgotten }) => {
      const mail = await beginDelivery(db, mailId)
      if (!mail) return
      const messageId = `mail-${mail.id}.${mail.createdAt.getTime()}@${new URL(config.publicUrl).hostname}`
      const { to, subject, html, text, headers, attachments } = mail
      await mailer.deliver({
        messageId,
        from: config.mailFrom,
        to,
        subject,
        html,
        text,
        headers,
        attachments,
      })
      if (forgotten) await deleteMail(db, mail.id)
      else await markMailSent(db, mail.id, clock.now(), mailer.isOutbox ? {} : withoutLinks(mail))
    }),
    handleTask(deleteOldMails, () => deleteMailsBefore(db, new Date(clock.now().getTime() - keptFor))),
  ]
}
