import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'

/** Stores the delivered mails; a test reads them after `queue.drain()`. */
export class RecordingMailer implements Mailer {
  readonly isOutbox = false
  readonly sent: Mail[] = []

  async deliver(mail: Mail): Promise<void> {
    this.sent.push(mail)
  }

  async close(): Promise<void> {}

  /** The newest mail to an address, or the newest with a subject. Throws when there is none. */
  last(to: string, subject?: string): Mail {
    const mail = this.sent.findLast(
      (mail) => mail.to === to && (subject === undefined || mail.subject === subject),
    )
    if (!mail) throw new Error(`No mail was delivered to ${to}`)
    return mail
  }
}
