import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'

type Counted = Pick<HireDetail, 'status' | 'dispute' | 'history'> & {
  order: Pick<HireDetail['order'], 'held' | 'part'>
}

type Step = NonNullable<HireDetail['order']['clock']>['step']

/** A person looks at what was delivered once before the money goes anywhere. */
const isDecided = ({ order, history }: Counted): boolean =>
  order.held !== null && history.some(({ act, part }) => act === 'deliver' && part === order.part)

const words: Record<Step, (hire: Counted) => { until: string; after: string }> = {
  approve: () => ({ until: 'para revisar', after: 'se acepta sola' }),
  lapse: ({ status }) => ({
    until: status === 'agreed' ? 'para depositar' : 'para responder',
    after: 'el pedido se cierra solo',
  }),
  mark_late: () => ({ until: 'para entregar', after: 'vence el plazo' }),
  give_up: (hire) => ({
    until: 'para entregar',
    after: isDecided(hire) ? 'pasa a nuestro equipo' : 'el pedido se cancela solo',
  }),
  escalate: ({ dispute }) => ({
    until: dispute?.stage === 'open' ? 'para responder al problema' : 'para ponerse de acuerdo',
    after: 'pasa a nuestro equipo',
  }),
  drop_offer: () => ({ until: 'para responder la propuesta', after: 'la propuesta vence' }),
  drop_change: () => ({ until: 'para resolver el cambio', after: 'el cambio vence' }),
}

/** What the time runs out for, and what happens then if nobody does anything. */
export const countdownWords = (hire: Counted, step: Step) => words[step](hire)

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
