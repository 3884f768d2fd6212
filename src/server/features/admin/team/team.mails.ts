import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import { adminInvitationDays } from '#contracts/admin/team-figures.ts'
import { roleNames } from '#domain/admin/role.words.ts'
import type { MailContent } from '#domain/mail/layout.ts'

/** For an address that is not proved: it contains nothing that the owner typed. */
export function teamInvitationMail(
  publicUrl: string,
  { token, role }: { token: string; role: AdminRole },
): { subject: string; content: MailContent } {
  return {
    subject: 'Te invitaron al equipo de Qhatu',
    content: {
      preheader: `Tu rol será ${roleNames[role]}.`,
      heading: 'Únete al equipo de Qhatu',
      paragraphs: [
        `Te invitaron a la administración de Qhatu con el rol ${roleNames[role]}. Elige tu contraseña y entra.`,
      ],
      action: { label: 'Unirme al equipo', url: `${publicUrl}/admin/invitacion/${token}` },
      footer: `El enlace vale ${adminInvitationDays} días y se usa una sola vez. Si no esperabas esta invitación, ignora este mensaje.`,
    },
  }
}
