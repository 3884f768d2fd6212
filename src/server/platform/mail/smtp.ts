import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail, MailAttachment, Mailer } from './mailer.ts'

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
    // The content must not be able to include files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isOutbox: false,
    async deliver(mail) {
      const { accepted } = await transport.sendMail(mailParts(mail))
      if (accepted.length === 0) throw new Error('The mail server took the mail for nobody')
    },
    async close() {
      transport.close()
    },
  }
}

/** A mail in nodemailer's format. */
export function mailParts({ messageId, headers, attachments, ...content }: Mail): SendMailOptions {
  return {
    ...content,
    messageId: `<${messageId}>`,
    // Prevents "out of office" replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    alternatives: attachments.filter(({ isAlternative }) => isAlternative).map(asPart),
    attachments: attachments.map((file) => ({ ...asPart(file), filename: file.name })),
  }
}

const asPart = ({ mime, content, encoding }: MailAttachment) =>
  encoding ? { contentType: mime, content, encoding } : { contentType: `${mime}; charset=utf-8`, content }
