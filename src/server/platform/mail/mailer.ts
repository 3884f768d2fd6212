export interface OutgoingMail {
  /** The same on every attempt, so that a receiver can drop a repetition. */
  messageId: string
  from: string
  to: string
  subject: string
  html: string
  text: string
}

/** How mail leaves the process. */
export interface Mailer {
  deliver(mail: OutgoingMail): Promise<void>
}
