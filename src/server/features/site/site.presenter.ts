import type { listOutbox } from './site.service.ts'

type MailRow = Awaited<ReturnType<typeof listOutbox>>[number]

export function toOutboxMail({ id, to, subject, text, html, createdAt, sentAt }: MailRow) {
  return {
    id,
    to,
    subject,
    text,
    html,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
