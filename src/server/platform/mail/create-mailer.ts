import type { Config } from '#server/config.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox.ts'

/** SMTP where it is configured; otherwise the outbox. Its library is loaded only where it is needed. */
export async function createMailer({ smtpUrl }: Config): Promise<Mailer> {
  if (smtpUrl === null) return outboxMailer()
  const { smtpMailer } = await import('./smtp.ts')
  return smtpMailer(smtpUrl)
}
