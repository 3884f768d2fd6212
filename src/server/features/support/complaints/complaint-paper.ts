import type { ComplaintSheet } from '#contracts/support/support.contract.ts'
import { formatDateTime, formatPartialDate } from '#domain/time/dates.ts'
import type { ReportPaper } from '#server/platform/report-paper/report-paper.ts'
import { sheetFacts } from './complaints.mails.ts'

/** The sheet as it is printed, with the answer of the operator once there is one. */
export const complaintPaper = (
  sheet: ComplaintSheet,
  { answer, answeredAt }: { answer: string | null; answeredAt: Date | null },
): ReportPaper => ({
  title: `Hoja de Reclamación N.° ${sheet.number}`,
  lines: [
    'Libro de Reclamaciones (Ley 29571, DS 011-2011-PCM)',
    `Presentada el ${formatDateTime(new Date(sheet.filedAt))}, hora de Lima. Responder hasta el ${formatPartialDate(sheet.dueOn)}.`,
  ],
  figures: [],
  parts: [
    {
      title: 'Proveedor',
      facts: [
        ['Nombre', sheet.operator.name],
        ['RUC', sheet.operator.ruc],
        ['Domicilio', sheet.operator.address],
      ],
    },
    { title: 'Consumidor y bien contratado', facts: sheetFacts(sheet) },
    { title: `Detalle del ${sheet.kind.toLowerCase()}`, text: sheet.detail },
    { title: 'Pedido del consumidor', text: sheet.request },
    {
      title: 'Respuesta del proveedor',
      text:
        answer !== null && answeredAt !== null
          ? `${answer}\n\nRespondida el ${formatDateTime(answeredAt)}, hora de Lima.`
          : 'Todavía no hay respuesta.',
    },
  ],
  notes: [
    'Presentar esta hoja no impide acudir a otras vías ni es requisito para denunciar ante el Indecopi.',
  ],
})
