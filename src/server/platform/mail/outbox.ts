import type { Mailer } from './mailer.ts'

/** Without an SMTP server the mails table is the outbox, shown on the debug page; there is nothing to deliver. */
export function outboxMailer(): Mailer {
  return { isOutbox: true, deliver: async () => {}, close: async () => {} }
}
