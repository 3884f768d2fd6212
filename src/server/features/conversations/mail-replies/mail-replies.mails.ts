import type { MailContent } from '#domain/mail/layout.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

/** Why an answer by mail did not arrive, or not all of it. */
export type Refusal = 'files' | 'only_files' | 'other_sender' | 'too_long' | 'closed'

const texts: Record<Refusal, { heading: string; paragraph: string }> = {
  files: {
    heading: 'Tu respuesta llegó, sin los archivos',
    paragraph:
      'La empresa leyó lo que escribiste, pero no los archivos: por correo no los recibimos. Si te pidió un documento, súbelo en tu perfil o escribe dónde puede verlo.',
  },
  only_files: {
    heading: 'Tu respuesta no llegó',
    paragraph: 'Tu correo solo tenía archivos, y por correo no los recibimos. Responde con un texto.',
  },
  other_sender: {
    heading: 'Tu respuesta no llegó',
    paragraph: 'Respóndele a la empresa desde el correo con el que postulaste, o abre la conversación.',
  },
  too_long: {
    heading: 'Tu respuesta no llegó',
    paragraph: `Tu texto es muy largo: la conversación acepta hasta ${mostLetters.message} caracteres. Responde con uno más corto.`,
  },
  closed: {
    heading: 'Tu respuesta no llegó',
    paragraph: 'En esa conversación ya no se puede escribir.',
  },
}

/** Tells who answered by mail what did not arrive. It repeats nothing of the mail: its sender may be somebody else. */
export function replyRefusedMail(
  refusal: Refusal,
  url: string,
): { subject: string; content: MailContent; headers: Record<string, string> } {
  const { heading, paragraph } = texts[refusal]
  return {
    subject: heading,
    content: {
      preheader: paragraph,
      heading,
      paragraphs: [paragraph],
      action: { label: 'Abrir la conversación', url },
    },
    // So that no program answers it.
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}
