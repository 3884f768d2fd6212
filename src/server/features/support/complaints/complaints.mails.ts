import type { ComplaintSheet } from '#contracts/support/support.contract.ts'
import { complaintWorkingDays } from '#contracts/support/support-figures.ts'
import { formatDateTime, formatPartialDate } from '#domain/time/dates.ts'
import type { MailContent } from '#domain/mail/layout.ts'
import type { MailAttachment } from '#server/platform/mail/mailer.ts'

const soles = new Intl.NumberFormat('es-PE', { style: 'currency', currency: 'PEN' })

/** For an unconfirmed address: the mail contains nothing that anybody typed. Its link sends the whole sheet. */
export function complaintFiledMail(
  publicUrl: string,
  { number, dueOn, token }: Pick<ComplaintSheet, 'number' | 'dueOn'> & { token: string },
): { subject: string; content: MailContent } {
  const due = formatPartialDate(dueOn)
  return {
    subject: `Registramos tu Hoja de Reclamación N.° ${number}`,
    content: {
      preheader: 'Falta un paso para que te llegue tu copia.',
      heading: 'Registramos tu hoja',
      paragraphs: [
        `Te respondemos a este correo hasta el ${due}: ${complaintWorkingDays} días hábiles, sin prórroga.`,
        'Para recibir aquí tu copia con todo lo que escribiste, abre el enlace y pídela.',
      ],
      details: [
        ['Número', number],
        ['Responder hasta', due],
      ],
      action: { label: 'Pedir mi copia', url: `${publicUrl}/libro-de-reclamaciones/copia/${token}` },
      footer:
        'El enlace se usa una sola vez. Si no presentaste ninguna hoja, ignora este mensaje: alguien escribió tu correo por error.',
    },
  }
}

/** The whole sheet, to the consumer as a copy or to the operator, who must answer. */
export function complaintMail(
  sheet: ComplaintSheet,
  to: 'consumer' | 'operator',
): { subject: string; content: MailContent } {
  const { number, operator, dueOn, kind } = sheet
  const due = formatPartialDate(dueOn)
  return {
    subject: `Hoja de Reclamación N.° ${number}`,
    content: {
      preheader:
        to === 'consumer'
          ? `Esta es tu copia. Te respondemos hasta el ${due}.`
          : `Responder hasta el ${due}.`,
      heading: `Hoja de Reclamación N.° ${number}`,
      paragraphs: [
        to === 'consumer'
          ? `Esta es tu copia. Te respondemos a este correo hasta el ${due}: ${complaintWorkingDays} días hábiles, sin prórroga.`
          : `Hay que responder a ${sheet.email} hasta el ${due}.`,
        `Detalle del ${kind.toLowerCase()}:\n${sheet.detail}`,
        `Pedido:\n${sheet.request}`,
      ],
      details: [
        ['Número', number],
        ['Fecha y hora', formatDateTime(new Date(sheet.filedAt))],
        ['Responder hasta', due],
        ['Proveedor', operator.name],
        ['RUC', operator.ruc],
        ['Domicilio', operator.address],
        ...sheetFacts(sheet),
      ],
      footer:
        'Presentar esta hoja no te impide acudir a otras vías, y no es requisito para denunciar ante el Indecopi.',
    },
  }
}

/** Who complains about what. */
export const sheetFacts = (sheet: Omit<ComplaintSheet, 'operator'>): [string, string][] => [
  ['Tipo', sheet.kind],
  ['Consumidor', sheet.consumerName],
  ['Documento', `${sheet.documentType} ${sheet.documentNumber}`],
  ['Domicilio del consumidor', sheet.address],
  ['Teléfono', sheet.phone],
  ['Correo', sheet.email],
  ...(sheet.guardianName
    ? [['Padre, madre o apoderado', sheet.guardianName] satisfies [string, string]]
    : []),
  ['Bien contratado', `${sheet.goodType}: ${sheet.goodDescription}`],
  ['Monto reclamado', sheet.amount === null ? 'No indicado' : soles.format(sheet.amount / 100)],
]

/** The answer of the operator, to the consumer. `pdf`: the whole sheet with it. */
export function complaintAnswerMail(
  { number, filedAt, operator }: ComplaintSheet,
  { answer, pdf }: { answer: string; pdf: Buffer },
): { subject: string; content: MailContent; attachments: MailAttachment[] } {
  return {
    attachments: [
      {
        name: `hoja-${number}.pdf`,
        mime: 'application/pdf',
        content: pdf.toString('base64'),
        encoding: 'base64',
      },
    ],
    subject: `Respuesta a tu Hoja de Reclamación N.° ${number}`,
    content: {
      preheader: 'Respondimos tu hoja.',
      heading: 'Respondimos tu hoja',
      paragraphs: answer.split(/\n{2,}/),
      details: [
        ['Número', number],
        ['Presentada', formatDateTime(new Date(filedAt))],
        ['Proveedor', operator.name],
      ],
      footer: 'Esta respuesta no te impide acudir a otras vías ni denunciar ante el Indecopi.',
    },
  }
}
