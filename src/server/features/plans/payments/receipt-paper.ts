import type { Receipt } from '#contracts/plans/plans.contract.ts'
import { formatMoney, igvLabel } from '#domain/plans/receipt.ts'
import { billedName } from '#domain/plans/payment.words.ts'
import { paymentStatusNames } from '#domain/plans/payment.words.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { OwnPayment } from '#server/features/plans/plans.policy.ts'
import { issuedBy, printDocument, solesFacts } from '#server/features/plans/documents/print-document.ts'
import type { ReportPaper } from '#server/platform/report-paper/report-paper.ts'
import { toReceipt } from './payments.presenter.ts'

/** A receipt as it is printed. */
export function receiptPaper(receipt: Receipt, operator: Deps['config']['operator']): ReportPaper {
  const money = (cents: number) => formatMoney(cents, receipt.currency)
  const { receiptNumber, completedAt, paidUntil } = receipt
  return {
    title: `Constancia de pago ${receiptNumber}`,
    lines: completedAt ? [`Emitida el ${formatDateTime(new Date(completedAt))}, hora de Lima`] : [],
    figures: [
      { label: 'Total', value: money(receipt.billed) },
      { label: 'Estado', value: receipt.refundDue ? 'Por devolver' : paymentStatusNames[receipt.status] },
    ],
    parts: [
      {
        title: 'Cliente',
        facts: [
          ['Nombre', receipt.payerName],
          ...(receipt.payerRuc ? ([['RUC', receipt.payerRuc]] as const) : []),
          ...(receipt.payerDni ? ([['DNI', receipt.payerDni]] as const) : []),
          ...(receipt.payerAddress ? ([['Dirección', receipt.payerAddress]] as const) : []),
          ['Correo', receipt.payerEmail],
        ],
      },
      {
        title: 'Detalle',
        facts: [
          ['Concepto', billedName(receipt)],
          ...(paidUntil ? ([['Vigente hasta', formatDate(new Date(paidUntil))]] as const) : []),
          ['Método', receipt.method],
          ...(receipt.discount > 0 ? ([['Descuento', money(receipt.discount)]] as const) : []),
          ['Valor de venta', money(receipt.base)],
          [igvLabel(receipt.igvPercent), money(receipt.igv)],
          ['Total', money(receipt.billed)],
          ...solesFacts(receipt.soles),
          ...(receipt.issuedNumber ? ([['Comprobante electrónico', receipt.issuedNumber]] as const) : []),
        ],
      },
      issuedBy(operator),
    ],
    notes: [
      ...(receipt.amount === 0
        ? [
            receipt.discount > 0
              ? 'Con un código de descuento: no se cobró nada.'
              : 'Oferta de lanzamiento: no se cobró nada.',
          ]
        : []),
      receipt.issuedNumber
        ? `Tu comprobante de pago electrónico es ${receipt.issuedNumber}; esta constancia lo acompaña y no lo reemplaza.`
        : 'Esta constancia no es un comprobante de pago de SUNAT: no reemplaza a una boleta ni a una factura electrónica y no sustenta gasto, costo ni crédito fiscal.',
    ],
  }
}

/** The receipt of a payment as a PDF. Throws not_found before it has one, and unavailable when too many others wait. */
export async function printReceipt(
  deps: Pick<Deps, 'config' | 'reportPrinter'>,
  payment: OwnPayment,
  payerEmail: string,
): Promise<FileReply> {
  if (payment.receiptNumber === null) throw new AppError('not_found')
  return printDocument(deps, receiptPaper(toReceipt(payment, payerEmail), deps.config.operator))
}
