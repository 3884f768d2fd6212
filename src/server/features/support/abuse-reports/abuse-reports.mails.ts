import { type AnyReportReason, anyReportReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { OutgoingMail } from '#server/platform/mail/send-mail.ts'

/** To a person who reported something and gave an address. */
export function reportReceivedMail(report: {
  code: string
  /** Null for an unconfirmed address: the text could be an advertisement to a stranger. */
  title: string | null
  reason: AnyReportReason
  /** The kind of thing that `title` names; omitted for an ad. */
  kind?: string
}): Omit<OutgoingMail, 'to'> {
  const { title, kind = 'Aviso' } = report
  const named: [string, string][] = title === null ? [] : [[kind, truncate(title, 120)]]
  return {
    subject: `Recibimos tu reporte (${report.code})`,
    content: {
      preheader: 'Lo revisamos y te contamos qué decidimos.',
      heading: 'Recibimos tu reporte',
      paragraphs: [
        'Gracias por avisar. Una persona lo revisa y te escribimos a este correo con lo que decidimos. No le decimos a nadie quién reportó.',
      ],
      details: [['Código', report.code], ...named, ['Motivo', anyReportReasons[report.reason]]],
      footer: 'Si no fuiste tú quien reportó, ignora este mensaje.',
    },
  }
}
