import type { OutgoingMail } from '#server/platform/mail/send-mail.ts'
import { truncate } from '#domain/text/truncate.ts'

/** To a person who reported something and gave an address. `named`: the reported ad or service, if they may read it. */
export const reportOutcomeMail = ({
  code,
  title,
  message,
  why,
  named,
}: {
  code: string
  title: string
  message: string
  why: string
  named: { kind: 'job' | 'service'; title: string } | null
}): Omit<OutgoingMail, 'to'> => ({
  subject: `${title} (${code})`,
  content: {
    preheader: message,
    heading: title,
    paragraphs: [message, ...(why ? [why] : [])],
    details: [
      ['Código', code],
      ...(named === null
        ? []
        : [[named.kind === 'job' ? 'Aviso' : 'Servicio', truncate(named.title, 120)] as [string, string]]),
    ],
    footer: 'Si no fuiste tú quien reportó, ignora este mensaje.',
  },
})
