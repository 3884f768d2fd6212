import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'

/** Keeps what was delivered; a test reads it after `queue.drain()`. */
export class RecordingMailer implements Mailer {
  readonly isOutbox = false
  readonly sent: Mail[] = []

  async deliver(mail: Mail): Promise<void> {
    this.sent.push(mail)
  }

  async close(): Promise<void> {}

  /** The newest mail to an address. Throws when there is none. */
  last(to: string): Mail {
    const mail = this.sent.findLast((candidate) => candidate.to === to)
    if (!mail) throw new Error(`No mail was delivered to ${to}`)
    return mail
  }
}
