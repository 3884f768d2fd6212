import { z } from 'zod'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { type MailContent, renderMail } from '#domain/mail/layout.ts'
import type { MailAttachment } from './mailer.ts'
import { endSuppression, findSuppression } from './suppressions.queries.ts'
import { beginDelivery, deleteMail, deleteMailsBefore, insertMails, markMailSent } from './mails.queries.ts'

const deliverMail = defineTask(
  'mail.deliver',
  z.object({ mailId: z.number(), forgotten: z.boolean().optional() }),
  { retries: 12 },
)

export interface OutgoingMail {
  to: string
  subject: string
  content: MailContent
  /** Headers besides the standard ones, such as List-Unsubscribe. */
  headers?: Record<string, string>
  attachments?: MailAttachment[]
}

type MailDeps = Pick<Deps, 'queue' | 'config'>

interface HowSent {
  /** The copy is deleted after delivery. */
  forgotten?: boolean
  /** Somebody asked for it just now, so it is delivered also if earlier mails came back. */
  asked?: boolean
}

/** Stores a mail in the transaction that causes it, and queues its delivery. */
export async function sendMail(
  { queue, config }: MailDeps,
  tx: Db,
  mail: OutgoingMail,
  { forgotten = false, asked = false }: HowSent = {},
): Promise<void> {
  if (asked) await endSuppression(tx, mail.to)
  for (const mailId of await insertMails(tx, [toRow(mail, config.publicUrl)]))
    await queue.enqueue(tx, deliverMail, { mailId, ...(forgotten ? { forgotten } : {}) })
}

/** The same for many mails, with two statements for all of them. */
export async function sendMails({ queue, config }: MailDeps, tx: Db, mails: OutgoingMail[]): Promise<void> {
  if (mails.length === 0) return
  const ids = await insertMails(
    tx,
    mails.map((mail) => toRow(mail, config.publicUrl)),
  )
  await queue.enqueueAll(
    tx,
    deliverMail,
    ids.map((mailId) => ({ mailId })),
  )
}

function toRow({ to, subject, content, headers = {}, attachments = [] }: OutgoingMail, publicUrl: string) {
  const { html, text } = renderMail(content, publicUrl)
  return { to, subject, headers, attachments, html, text }
}

/** How long a mail is stored, in milliseconds. */
const keptFor = 30 * DAY

const deleteOldMails = defineTask('mail.delete-old', z.object({}), { cron: '45 4 * * *' })

/** Anyone who has a link can use it, so the stored copy has none after delivery. */
const withoutLinks = ({ html, text }: { html: string; text: string }) => ({
  html: html.replaceAll(LINK, '#'),
  text: text.replaceAll(LINK, '[enlace retirado]'),
  headers: {},
  attachments: [],
})
const LINK = /https?:\/\/[^\s"'<>]+/gi

/**
 * Delivers an unsent mail, unless its address gets none, and deletes mails older than 30 days. Sent means accepted by the server. If the process
 * dies before it knows, the delivery is repeated with the same Message-ID, by which mailboxes recognise the mail.
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
      if (await findSuppression(db, mail.to)) return deleteMail(db, mail.id)
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
