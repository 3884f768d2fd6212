import type { MailContent } from '#server/platform/mail/layout.ts'

interface Facts {
  token: string
  job: { title: string; companyName: string }
  hasCv: boolean
}

/** To who applied by the form without scripts. */
export function confirmApplicationMail(
  publicUrl: string,
  { token, job, hasCv }: Facts,
): { subject: string; content: MailContent } {
  return {
    subject: `Confirma tu postulación: ${job.title}`,
    content: {
      preheader: 'Falta un paso para que llegue a la empresa.',
      heading: 'Confirma tu postulación',
      paragraphs: [
        `Llenaste el formulario para postular a ${job.title} en ${job.companyName}${hasCv ? ', con tu CV' : ''}. Ábrelo y confírmalo: recién entonces llega a la empresa.`,
      ],
      action: { label: 'Confirmar mi postulación', url: `${publicUrl}/postulacion/confirmar/${token}` },
      footer:
        'El enlace vale 24 horas y se usa una sola vez. Si no fuiste tú, ignora este mensaje: borramos los datos y no se envía nada.',
    },
  }
}
