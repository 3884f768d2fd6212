import type { Mailer, OutgoingMail } from '#server/platform/mail/mailer.ts'

/** Keeps what was delivered; a test reads it after `queue.drain()`. */
export class RecordingMailer implements Mailer {
  readonly sent: OutgoingMail[] = []

  async deliver(mail: OutgoingMail): Promise<void> {
    this.sent.push(mail)
  }

  /** The newest mail to an address. Throws when there is none. */
  last(to: string): OutgoingMail {
    const mail = this.sent.findLast((candidate) => candidate.to === to)
    if (!mail) throw new Error(`No mail was delivered to ${to}`)
    return mail
  }
}
