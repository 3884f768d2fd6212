/** An attachment of a mail. */
export interface MailAttachment {
  /** The file name. */
  name: string
  /** The media type with parameters, such as 'text/calendar; method=REQUEST'. */
  mime: string
  content: string
  /** How `content` stands for bytes; omitted: it is text. */
  encoding?: 'base64'
  /** It is also an alternative part: only then do mail programs show an invitation with buttons (RFC 6047). */
  isAlternative?: true
}

export interface Mail {
  /**
   * Without angle brackets. Chosen when the mail is written, so that a second delivery is recognised as the same
   * mail.
   */
  messageId: string
  /** `Name <address>`. */
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** Headers besides the standard ones. */
  headers: Record<string, string>
  attachments: MailAttachment[]
}

/** The port for outgoing mail. */
export interface Mailer {
  /** Nothing is sent: only the stored copy exists. */
  isOutbox: boolean
  /** Resolves once the mail is accepted for delivery; throws otherwise, and the queue retries. */
  deliver(mail: Mail): Promise<void>
  close(): Promise<void>
}
