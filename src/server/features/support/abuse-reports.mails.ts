import { type ReportReason, reportReasons } from '#contracts/report-reasons.ts'
import { truncate } from '#domain/text.ts'
import type { OutgoingMail } from '#server/platform/mail/send-mail.ts'

/** To who reported something and left an address. */
export function reportReceivedMail(report: {
  code: string
  title: string
  reason: ReportReason
}): Omit<OutgoingMail, 'to'> {
  return {
    subject: `Recibimos tu reporte (${report.code})`,
    content: {
      preheader: 'Lo revisamos y te contamos qué decidimos.',
      heading: 'Recibimos tu reporte',
      paragraphs: [
        'Gracias por avisar. Una persona lo revisa y te escribimos a este correo con lo que decidimos. No le decimos a nadie quién reportó.',
      ],
      details: [
        ['Código', report.code],
        ['Aviso', truncate(report.title, 120)],
        ['Motivo', reportReasons[report.reason]],
      ],
      footer: 'Si no fuiste tú quien reportó, ignora este mensaje.',
    },
  }
}
