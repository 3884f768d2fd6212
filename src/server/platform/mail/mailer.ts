/** A text that travels with a mail. */
export interface MailAttachment {
  /** The name of its file. */
  name: string
  /** Its media type with parameters, such as 'text/calendar; method=REQUEST'. */
  mime: string
  content: string
  /** Also another form of the mail itself: mail programs show an invitation with its buttons only then (RFC 6047). */
  isAlternative?: true
}

export interface Mail {
  /** Without angle brackets, chosen when the mail is written, so that a second delivery is recognised as the same mail. */
  messageId: string
  /** `Name <address>`. */
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** Beyond those that every mail has. */
  headers: Record<string, string>
  attachments: MailAttachment[]
}

/** Where mail leaves the process. */
export interface Mailer {
  /** Nothing leaves: the mail that is written down is all there is of it. */
  isOutbox: boolean
  /** Resolves once the mail is accepted for delivery; throws otherwise, and the queue tries again. */
  deliver(mail: Mail): Promise<void>
  close(): Promise<void>
}
