import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 30_000

/** Mail through an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // A mail is what we wrote and nothing that its content could name.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(mail) {
      const { messageId, headers, ...content } = mail
      await transport.sendMail({
        ...content,
        messageId: `<${messageId}>`,
        // No "out of office" replies to a machine (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
    },
    async close() {
      transport.close()
    },
  }
}
