/** A mailto address with a subject and the start of a message. */
export const mailTo = (to: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
