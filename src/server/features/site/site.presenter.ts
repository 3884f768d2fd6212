import type { listOutbox, readClaims } from './site.service.ts'

type MailRow = Awaited<ReturnType<typeof listOutbox>>[number]

export function toOutboxMail({ id, to, subject, text, html, attachments, createdAt, sentAt }: MailRow) {
  return {
    id,
    to,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, mime, content }) => ({ name, mime, content })),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

/** An empty claim is no claim, and a testimonial without words is none. */
export function toClaims(settings: Awaited<ReturnType<typeof readClaims>>) {
  const textOf = (value: string) => value.trim() || null
  return {
    claims: {
      professionals: textOf(settings.claim_professionals),
      companies: textOf(settings.claim_companies),
      fasterHiring: textOf(settings.claim_faster_hiring),
      signUpTime: textOf(settings.claim_sign_up_time),
    },
    testimonials: ([1, 2, 3] as const)
      .map((place) => ({
        message: settings[`testimonial_${place}_message`].trim(),
        name: settings[`testimonial_${place}_name`].trim(),
        role: settings[`testimonial_${place}_role`].trim(),
      }))
      .filter(({ message }) => message !== ''),
  }
}
