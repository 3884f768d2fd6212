import type { Config } from '#server/config.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox.ts'

/** SMTP if configured, otherwise the outbox. The library is loaded only when needed. */
export async function createMailer({ smtpUrl }: Config): Promise<Mailer> {
  if (smtpUrl === null) return outboxMailer()
  const { smtpMailer } = await import('./smtp.ts')
  return smtpMailer(smtpUrl)
}
