import { heldApplicationHours } from '#contracts/held-applications/held-applications-figures.ts'
import type { MailContent } from '#domain/mail/layout.ts'

/**
 * For an address that is not confirmed yet: the mail contains nothing that anybody typed. The page behind the link
 * shows what will be sent.
 */
export function confirmApplicationMail(
  publicUrl: string,
  { token, hasCv }: { token: string; hasCv: boolean },
): { subject: string; content: MailContent } {
  return {
    subject: 'Confirma tu postulación en Qhatu',
    content: {
      preheader: 'Falta un paso para que llegue a la empresa.',
      heading: 'Confirma tu postulación',
      paragraphs: [
        `Llenaste el formulario para postular a un empleo${hasCv ? ' y adjuntaste tu CV' : ''}. Revisa los datos y confirma: recién entonces llega a la empresa.`,
      ],
      action: { label: 'Confirmar mi postulación', url: `${publicUrl}/postulacion/confirmar/${token}` },
      footer: `El enlace vale ${heldApplicationHours} horas y se usa una sola vez. Si no fuiste tú, ignora este mensaje: borramos los datos y no se envía nada.`,
    },
  }
}
