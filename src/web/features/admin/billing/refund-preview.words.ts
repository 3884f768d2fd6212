import { bankDaysText } from '#domain/plans/refund.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'

type Currency = 'USD' | 'PEN'

/** What the person gets, sees and reads when this is given back. `left`: what could be. */
export function refundPreview(amount: number, left: number, currency: Currency): string[] {
  const isAll = amount === left
  return [
    `Recibe ${formatMoney(amount, currency)} por el mismo medio con el que pagó. Su banco lo muestra en un plazo ${bankDaysText}.`,
    isAll
      ? 'Ve su pago como «Reembolsado», con la nota de la devolución.'
      : `Ve su pago como «Completado», con la nota de la devolución. Quedan ${formatMoney(left - amount, currency)} por devolver.`,
    'Le escribimos con la nota cuando el proveedor confirma. Tu motivo queda en la auditoría.',
  ]
}

/** Cents of a typed sum such as '49.50' or '49,5'; null: it is none. */
export function typedCents(typed: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
