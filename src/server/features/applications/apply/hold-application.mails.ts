import type { MailContent } from '#server/platform/mail/layout.ts'

/** To a mailbox that nobody has proved yet: nothing in it was typed by anybody. What would be sent stands on the page that it leads to. */
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
      footer:
        'El enlace vale 24 horas y se usa una sola vez. Si no fuiste tú, ignora este mensaje: borramos los datos y no se envía nada.',
    },
  }
}
