import type { Note } from '#contracts/plans/documents.contract.ts'
import { formatMoney, igvLabel } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { ReportPaper } from '#server/platform/report-paper/report-paper.ts'
import type { OwnNote } from '#server/features/plans/plans.policy.ts'
import { toNote } from './documents.presenter.ts'
import { issuedBy, printDocument, solesFacts } from './print-document.ts'

/** A note as it is printed. */
function notePaper(note: Note, payerEmail: string, operator: Deps['config']['operator']): ReportPaper {
  const money = (cents: number) => formatMoney(cents, note.currency)
  return {
    title: `Nota de devolución ${note.number}`,
    lines: [`Emitida el ${formatDateTime(new Date(note.issuedAt))}, hora de Lima`],
    figures: [
      { label: 'Devuelto', value: money(note.total) },
      { label: 'Del recibo', value: note.receiptNumber },
    ],
    parts: [
      {
        title: 'Cliente',
        facts: [
          ['Nombre', note.payerName],
          ...(note.payerRuc ? ([['RUC', note.payerRuc]] as const) : []),
          ['Correo', payerEmail],
        ],
      },
      {
        title: 'Detalle',
        facts: [
          ['Concepto', `Devolución: ${note.description}`],
          ['Recibo que corrige', note.receiptNumber],
          ['Valor de venta', money(note.base)],
          [igvLabel(note.igvPercent), money(note.igv)],
          ['Total devuelto', money(note.total)],
          ...solesFacts(note.soles),
          ...(note.issuedNumber ? ([['Nota de crédito electrónica', note.issuedNumber]] as const) : []),
        ],
      },
      issuedBy(operator),
    ],
    notes: [
      note.issuedNumber
        ? `Tu nota de crédito electrónica es ${note.issuedNumber}; esta nota la acompaña y no la reemplaza.`
        : 'Esta nota no es un comprobante de pago de SUNAT: no reemplaza a una nota de crédito electrónica.',
    ],
  }
}

/** A note as a PDF. Throws unavailable when too many others wait. */
export const printNote = (
  deps: Pick<Deps, 'config' | 'reportPrinter'>,
  note: OwnNote,
  payerEmail: string,
): Promise<FileReply> => printDocument(deps, notePaper(toNote(note), payerEmail, deps.config.operator))
