import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'

type Counted = Pick<HireDetail, 'status' | 'dispute' | 'history'> & {
  order: Pick<HireDetail['order'], 'held' | 'part'>
}

/** What the time runs out for, and what happens then if nobody does anything. */
export function countdownWords(
  { status, dispute, history, order }: Counted,
  step: NonNullable<HireDetail['order']['clock']>['step'],
): { until: string; after: string } {
  switch (step) {
    case 'approve':
      return { until: 'para revisar', after: 'se acepta sola' }
    case 'lapse':
      return {
        until: status === 'agreed' ? 'para depositar' : 'para responder',
        after: 'el pedido se cierra solo',
      }
    case 'mark_late':
      return { until: 'para entregar', after: 'vence el plazo' }
    case 'give_up': {
      const wasDelivered = history.some(({ act, part }) => act === 'deliver' && part === order.part)
      return {
        until: 'para entregar',
        after: order.held && wasDelivered ? 'pasa a nuestro equipo' : 'el pedido se cancela solo',
      }
    }
    case 'escalate':
      return {
        until: dispute?.stage === 'open' ? 'para responder al problema' : 'para ponerse de acuerdo',
        after: 'pasa a nuestro equipo',
      }
    case 'drop_offer':
      return { until: 'para responder la propuesta', after: 'la propuesta vence' }
    case 'drop_change':
      return { until: 'para resolver el cambio', after: 'el cambio vence' }
  }
}

/** '4 d 6 h', '3 h 20 min', '12 min'. */
export function leftInWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`
}
