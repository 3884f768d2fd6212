import type { listOutbox } from './outbox.service.ts'

type MailRow = Awaited<ReturnType<typeof listOutbox>>[number]

export function toOutboxMail({ id, to, subject, text, html, attachments, createdAt, sentAt }: MailRow) {
  return {
    id,
    to,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, mime, content }) => ({ name, mime, content })),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
