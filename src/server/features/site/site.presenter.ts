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

/** A claim of a number is made from the day on which it is true; a testimonial without words is none. */
export function toClaims({ set: settings, live, areExamples }: Awaited<ReturnType<typeof readClaims>>) {
  return {
    claims: {
      professionals: reachedClaim(settings.claim_professionals, live.professionals),
      companies: reachedClaim(settings.claim_companies, live.companies),
      signUpTime: settings.claim_sign_up_time.trim() || null,
    },
    areExamples,
    testimonials: ([1, 2, 3] as const)
      .map((place) => ({
        message: settings[`testimonial_${place}_message`].trim(),
        name: settings[`testimonial_${place}_name`].trim(),
        role: settings[`testimonial_${place}_role`].trim(),
      }))
      .filter(({ message }) => message !== ''),
  }
}

/** '2,000+' where there are two thousand. What names no number cannot be checked, and is not said. */
function reachedClaim(claim: string, live: number): string | null {
  const digits = claim.replaceAll(/\D/g, '')
  return digits !== '' && live >= Number(digits) ? claim.trim() : null
}
