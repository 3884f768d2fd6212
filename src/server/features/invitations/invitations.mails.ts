import { invitationDays } from '#contracts/invitations/invitation-figures.ts'
import type { MailContent } from '#domain/mail/layout.ts'
import { invitationUrl } from './invitation.address.ts'

interface Facts {
  token: string
  job: { title: string; location: string }
  companyName: string
  /** The company's message. */
  message: string | null
}

/** To an invited person, who may have no account. */
export function invitationMail(
  publicUrl: string,
  { token, job, companyName, message }: Facts,
): { subject: string; content: MailContent } {
  return {
    subject: `${companyName} te invita a postular: ${job.title}`,
    content: {
      preheader: `${job.title} · ${job.location}`,
      heading: 'Te invitan a postular',
      paragraphs: [
        `${companyName} te invita a postular a ${job.title} (${job.location}).`,
        ...(message === null ? [] : [`“${message}”`]),
        'Mira el empleo y, si te interesa, postula desde el enlace: puedes enviar tu CV y, si no tienes una cuenta, se crea con la postulación.',
      ],
      action: { label: 'Ver la invitación', url: invitationUrl(publicUrl, token) },
      footer: `El enlace vale ${invitationDays} días y se usa una sola vez. Te escribimos porque ${companyName} puso tu correo; si no te interesa, ignora este mensaje y lo borramos.`,
    },
  }
}
