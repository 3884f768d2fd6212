import type { InvitedRole } from '#contracts/companies/team-vocabulary.ts'
import { memberInvitationDays } from '#contracts/companies/team-figures.ts'
import { companyInvitationHref } from '#domain/companies/team.address.ts'
import { companyRoleHints, companyRoleNames } from '#domain/companies/team.words.ts'
import type { MailContent } from '#domain/mail/layout.ts'

export function memberInvitationMail(
  publicUrl: string,
  { token, companyName, role }: { token: string; companyName: string; role: InvitedRole },
): { subject: string; content: MailContent } {
  return {
    subject: `${companyName} te invita a su equipo en Qhatu`,
    content: {
      preheader: `Tu acceso: ${companyRoleNames[role]}.`,
      heading: `Únete al equipo de ${companyName}`,
      paragraphs: [
        `${companyName} te invita a trabajar en sus empleos y candidatos en Qhatu.`,
        `Tu acceso: ${companyRoleNames[role]}. ${companyRoleHints[role]}`,
      ],
      action: { label: 'Ver la invitación', url: `${publicUrl}${companyInvitationHref(token)}` },
      footer: `El enlace vale ${memberInvitationDays} días y se usa una sola vez. Te escribimos porque ${companyName} puso tu correo; si no esperabas esta invitación, ignora este mensaje.`,
    },
  }
}
