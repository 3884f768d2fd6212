import type { AdminPayment } from '#contracts/admin/billing.contract.ts'
import { planGraceDays } from '#domain/plans/terms.ts'
import { formatDate } from '#domain/time/dates.ts'
import { bankDaysText } from '#domain/plans/refund.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'

type Currency = 'USD' | 'PEN'

/** What was bought with the payment. */
type Bought = Pick<AdminPayment, 'planType' | 'paidUntil' | 'refundDue'>

/** What happens to what was bought, which is taken back only when all of its money has gone back. */
function plansAfter({ planType, paidUntil, refundDue }: Bought, isAll: boolean): string {
  if (refundDue) return 'No había recibido lo que compró, así que no se le quita nada.'
  if (!isAll) return 'Conserva lo que compró: se le quita solo cuando vuelve todo el pago.'
  if (planType === 'premium_job')
    return 'Pierde su empleo premium si no lo usó. Si ya lo publicó, sigue publicado hasta su fecha.'
  const until = paidUntil === null ? '' : ` (valía hasta el ${formatDate(new Date(paidUntil))})`
  return planType === 'chat_activation'
    ? `El chat de su servicio pierde los días que compró${until}. Sus conversaciones siguen guardadas.`
    : `Su plan pierde el tiempo que compró con este pago${until}. Si ya lo usaba, termina hoy y sigue entero por ${planGraceDays} días de gracia. No se borra nada.`
}

/** What the person gets, sees and reads when this is given back. `left`: what could be. */
export function refundPreview(amount: number, left: number, currency: Currency, bought: Bought): string[] {
  const isAll = amount === left
  return [
    `Recibe ${formatMoney(amount, currency)} por el mismo medio con el que pagó. Su banco lo muestra en un plazo ${bankDaysText}.`,
    isAll
      ? 'Ve su pago como “Reembolsado”, con la nota de la devolución.'
      : `Ve su pago como “Completado”, con la nota de la devolución. Quedan ${formatMoney(left - amount, currency)} por devolver.`,
    plansAfter(bought, isAll),
    'Le escribimos con la nota cuando el proveedor confirma. Tu motivo queda en la auditoría.',
  ]
}

/** Cents of a typed sum such as '49.50' or '49,5'; null: it is none. */
export function typedCents(typed: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
