import type { MailContent } from '#domain/mail/layout.ts'
import { formatMoney, noteLabel, receiptLabel } from '#domain/plans/receipt.ts'
import { bankDaysText } from '#domain/plans/refund.words.ts'
import { productNames } from '#server/features/plans/payments/plan-products.ts'
import type { PaymentWithReceipt } from '#server/features/plans/payments/payments.queries.ts'
import type { DocumentRow } from './documents.queries.ts'

/** To a person whose money, or a part of it, has gone back. `name`: the person's, or the company's. */
export function noteMail(
  publicUrl: string,
  { product, receiptNumber, amount }: PaymentWithReceipt,
  { id, number, total, currency }: DocumentRow,
  name: string,
): { subject: string; content: MailContent } {
  const label = noteLabel(number)
  return {
    subject: `Te devolvimos ${formatMoney(total, currency)}: nota ${label}`,
    content: {
      preheader: 'Esta es la nota de tu devolución.',
      heading: `Hola, ${name}`,
      paragraphs: [
        `Devolvimos ${total === amount ? 'todo tu pago' : 'una parte de tu pago'} por el mismo medio con el que pagaste. Esta es la nota de la devolución.`,
        `Tu banco puede tardar ${bankDaysText} en mostrarlo.`,
      ],
      details: [
        ['Nota', label],
        ...(receiptNumber === null
          ? []
          : [['Del recibo', receiptLabel(receiptNumber)] satisfies [string, string]]),
        ['Concepto', productNames[product]],
        ['Devuelto, con IGV incluido', formatMoney(total, currency)],
      ],
      action: { label: 'Ver la nota', url: `${publicUrl}/notas/${id}` },
    },
  }
}
