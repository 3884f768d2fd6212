import type { MailContent } from '#domain/mail/layout.ts'
import { formatDate } from '#domain/time/dates.ts'
import { formatMoney, noteLabel, receiptLabel } from '#domain/plans/receipt.ts'
import { bankDaysText } from '#domain/plans/refund.words.ts'
import type { Withdrawn } from '#server/features/plans/payments/withdraw-delivery.ts'
import { productNames } from '#server/features/plans/payments/plan-products.ts'
import type { PaymentWithReceipt } from '#server/features/plans/payments/payments.queries.ts'
import type { DocumentRow } from './documents.queries.ts'

/** What is left to a person of what they had bought with money that has gone back. */
function leftWords(product: PaymentWithReceipt['product'], { until, isUsedAd }: Withdrawn): string {
  if (product === 'premium_job')
    return isUsedAd
      ? 'El empleo que ya publicaste con él sigue publicado hasta su fecha.'
      : 'Por eso ya no cuentas con el empleo premium que habías comprado con él.'
  if (product === 'chat_activation')
    return until
      ? `Quitamos del chat de tu servicio los días que habías comprado con él, así que ahora está activo hasta el ${formatDate(until)}. Tus conversaciones siguen guardadas.`
      : 'Tus conversaciones siguen guardadas.'
  return until
    ? `Quitamos de tu plan el tiempo que habías comprado con él, así que ahora termina el ${formatDate(until)}. Lo que publicaste, tus mensajes y tus datos siguen donde estaban.`
    : 'Lo que publicaste, tus mensajes y tus datos siguen donde estaban.'
}

/**
 * To a person whose money, or a part of it, has gone back. `name`: the person's, or the company's. `withdrawn`: what was taken off
 * what they had bought; null: nothing. `isLost`: the bank took the money after an objection, and we gave nothing.
 */
export function noteMail(
  publicUrl: string,
  { product, receiptNumber, amount }: PaymentWithReceipt,
  { id, number, total, currency }: DocumentRow,
  { name, withdrawn, isLost }: { name: string; withdrawn: Withdrawn | null; isLost: boolean },
): { subject: string; content: MailContent } {
  const label = noteLabel(number)
  const part = total === amount ? 'todo tu pago' : 'una parte de tu pago'
  return {
    subject: `${isLost ? 'Tu banco te devolvió' : 'Te devolvimos'} ${formatMoney(total, currency)}: nota ${label}`,
    content: {
      preheader: 'Esta es la nota de tu devolución.',
      heading: `Hola, ${name}`,
      paragraphs: [
        isLost
          ? `Tu banco resolvió a tu favor el reclamo por este pago y nos retiró ${part}. Esta es la nota que lo registra.`
          : `Devolvimos ${part} por el mismo medio con el que pagaste. Esta es la nota de la devolución.`,
        ...(withdrawn ? [leftWords(product, withdrawn)] : []),
        isLost
          ? 'Tu banco te dice cuándo lo ves en tu cuenta. Si no hiciste ese reclamo, consulta con tu banco y escríbenos.'
          : `Tu banco puede tardar ${bankDaysText} en mostrarlo. Si no esperabas esta devolución, escríbenos y lo revisamos.`,
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
