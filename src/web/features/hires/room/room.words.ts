import { disputeTurn, endedDispute } from './dispute.words.ts'
import type { Hire, HireDetail } from '#contracts/hires/hires.contract.ts'
import type { OrderAct } from '#contracts/hires/order-vocabulary.ts'
import { completesAfterDays } from '#domain/orders/deadlines.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'

/** The milestone, if there are several: 'el hito 2'. */
const partOf = ({ order: { parts, part } }: Hire): string =>
  parts.length > 1 ? `el hito ${part + 1}` : 'tu trabajo'

/** The sum of the part in work; null by the hour. */
export const partSum = ({ order: { parts, part, currency } }: Hire): string | null => {
  const current = parts[part]
  return current ? writeOrderSum(current.cents, currency) : null
}

export interface Turn {
  isYours: boolean
  /** Above the title. */
  lead: string
  title: string
  text: string
}

/** A bank decides about the held money. */
const frozenTurn = ({ companyName }: Hire, viewer: HireParty): Turn => ({
  isYours: false,
  lead: 'En pausa',
  title: 'El banco revisa el pago',
  text:
    viewer === 'company'
      ? 'Mientras tu banco decide, el dinero sigue retenido y los plazos se detienen. Si no pediste esa revisión, dile que reconoces el pago.'
      : `Es un trámite entre el banco de ${companyName} y Qhatu: no tienes que hacer nada. El dinero sigue retenido y los plazos se detienen. Si ya terminaste, puedes entregar.`,
})

/** What the order waits for, for the reader. */
export function turnOf(hire: HireDetail, viewer: HireParty): Turn {
  const { order, companyName, professionalName, status } = hire
  const isCompany = viewer === 'company'
  const yours = (title: string, text: string): Turn => ({
    isYours: true,
    lead: 'Tu siguiente paso',
    title,
    text,
  })
  const theirs = (title: string, text: string): Turn => ({
    isYours: false,
    lead: isCompany ? `Le toca a ${professionalName}` : `Le toca a ${companyName}`,
    title,
    text,
  })
  const over = (title: string, text: string): Turn => ({ isYours: false, lead: 'Terminado', title, text })
  const due = order.dueAt ? ` La entrega es hasta el ${formatDateTime(new Date(order.dueAt))}.` : ''
  if (order.isFrozen) return frozenTurn(hire, viewer)
  switch (status) {
    case 'requested':
      return isCompany
        ? theirs(
            'Espera la respuesta',
            `${professionalName} todavía no dice si toma tu pedido. Puedes cancelarlo mientras tanto.`,
          )
        : yours(
            'Responde el pedido',
            `${companyName} espera saber si lo tomas. El plazo empieza cuando aceptas.`,
          )
    case 'agreed':
      return isCompany
        ? yours(
            order.parts.length > 1 ? `Deposita el pago del hito ${order.part + 1}` : 'Deposita el pago',
            `Queda retenido hasta que aceptes la entrega. ${professionalName} empieza cuando llega.`,
          )
        : theirs(
            'Espera el pago',
            `${companyName} deposita el pago y queda retenido para ti. El plazo empieza cuando llega; no empieces antes.`,
          )
    case 'accepted': {
      if (isCompany && order.awaitedCents !== null)
        return yours(
          'Deposita la diferencia',
          `Aceptaron cambiar ${partOf(hire)}. El cambio vale cuando llega el pago; mientras tanto sigue lo acordado.`,
        )
      if (order.isLate)
        return isCompany
          ? theirs('La entrega está atrasada', `El plazo ya pasó. Pregunta cuándo será, o propón terminar.`)
          : yours('Entrega cuanto antes', 'El plazo ya pasó. Entrega, o cuéntale a la empresa cuándo será.')
      if (lastOf(hire) === 'ask_changes')
        return isCompany
          ? theirs('Está haciendo los cambios', `${professionalName} trabaja en lo que pediste.${due}`)
          : yours('Haz los cambios que pidieron', `Lee abajo qué falta y entrega otra versión.${due}`)
      return isCompany
        ? theirs(
            order.parts.length > 1 ? `Trabaja en ${partOf(hire)}` : 'Trabaja en tu pedido',
            `${professionalName} te avisa cuando entregue.${due}`,
          )
        : yours(
            `Entrega ${partOf(hire)}`,
            `Cuando termines, cuenta qué entregas y ${companyName} lo revisa.${due}`,
          )
    }
    case 'delivered': {
      const sum = partSum(hire)
      return isCompany
        ? yours(
            `Revisa la entrega${order.parts.length > 1 ? ` del hito ${order.part + 1}` : ''}`,
            `Si está conforme, acéptala${sum === null ? '' : order.held ? `: ${professionalName} recibe ${sum}` : `: vale ${sum}`}. Si falta algo, dilo antes de que se acepte sola.`,
          )
        : theirs(
            'Está revisando tu entrega',
            `Si ${companyName} no responde en ${completesAfterDays} días, se acepta sola.`,
          )
    }
    case 'completed':
      return over(
        'Trabajo completado',
        isCompany ? 'Aceptaste todo lo que pediste.' : `${companyName} aceptó todo tu trabajo.`,
      )
    case 'declined':
      return over(
        'Pedido rechazado',
        isCompany
          ? `${professionalName} no pudo tomarlo. Puedes pedirlo a otra persona.`
          : 'No tomaste este pedido.',
      )
    case 'disputed':
      return disputeTurn(hire, viewer, { yours, theirs })
    case 'decided':
      return over('Problema resuelto', endedBy(hire))
    default:
      return over('Pedido cancelado', endedBy(hire))
  }
}

/** What does not move the work. */
const quietActs: ReadonlySet<OrderAct> = new Set([
  'offer_end',
  'drop_offer',
  'mark_late',
  'propose_change',
  'accept_change',
  'drop_change',
  'freeze',
  'unfreeze',
])

/** What happened last with the work. */
const lastOf = ({ history }: HireDetail): OrderAct | undefined =>
  history.findLast(({ act }) => !quietActs.has(act))?.act

const endedBy = ({ history, dispute }: HireDetail): string =>
  dispute?.ending === 'decided'
    ? endedDispute
    : history.at(-1)?.act === 'accept_end'
      ? 'Lo terminaron de común acuerdo. En el historial está lo que acordaron.'
      : 'Este pedido ya no sigue. La conversación y el historial quedan aquí.'

type Entry = HireDetail['history'][number]

/** What happened, by its step. */
export const actLabels: Record<OrderAct, string> = {
  request: 'Pedido enviado',
  accept: 'Pedido aceptado',
  decline: 'Pedido rechazado',
  cancel: 'Pedido cancelado',
  deliver: 'Entrega',
  approve: 'Entrega aceptada',
  ask_changes: 'Cambios pedidos',
  offer_end: 'Propuesta de terminar',
  accept_end: 'Terminado de común acuerdo',
  drop_offer: 'Propuesta sin efecto',
  propose_change: 'Cambio de hitos propuesto',
  accept_change: 'Cambio de hitos aceptado',
  drop_change: 'Cambio de hitos sin efecto',
  lapse: 'Cerrado sin respuesta',
  mark_late: 'Plazo vencido',
  give_up: 'Cancelado por atraso',
  dispute: 'Problema con el pedido',
  answer_dispute: 'Respuesta al problema',
  add_evidence: 'Algo más sobre el problema',
  escalate: 'Pasó a Qhatu',
  withdraw_dispute: 'Problema retirado',
  finish_work: 'Sigue el trabajo',
  decide: 'Decisión de Qhatu',
  fund: 'Pago retenido',
  lose_money: 'Pago anulado por el banco',
  freeze: 'El banco revisa el pago',
  unfreeze: 'El banco confirmó el pago',
  invoice: 'Recibo o factura',
}

/** One line of the history. */
export const entryLabel = ({ act, part }: Entry, { order }: Hire): string =>
  order.parts.length > 1 && ['deliver', 'approve', 'ask_changes'].includes(act)
    ? `${actLabels[act]}, hito ${part + 1}`
    : actLabels[act]

/** Who did it. */
export function whoOf({ by, person }: Entry, hire: Hire, viewer: HireParty): string {
  if (person) return person
  if (by === null) return 'Alguien que ya no está'
  if (by === 'administration') return 'Equipo de Qhatu'
  if (by === 'system') return 'Automáticamente'
  if (by === viewer) return 'Tú'
  return by === 'company' ? hire.companyName : hire.professionalName
}

function stateWords(status: HireDetail['status'], isLate: boolean): string {
  if (status === 'disputed') return 'con un problema'
  if (status === 'delivered') return 'en revisión'
  return isLate ? 'atrasado' : ''
}

/** The steps of the line above: each with its date, once it is reached. */
export function milestonesOf({
  history,
  status,
  order,
  reviews,
}: HireDetail): { label: string; note: string; state: 'done' | 'now' | 'next' }[] {
  const at = (act: OrderAct) => {
    const entry = history.findLast((one) => one.act === act)
    return entry ? formatDate(new Date(entry.at)) : ''
  }
  const ended = reviews.own !== null && reviews.other !== null ? 5 : 4
  const stages: Record<HireDetail['status'], number> = {
    requested: 0,
    agreed: 1,
    accepted: 2,
    delivered: 2,
    disputed: 2,
    completed: ended,
    declined: 1,
    cancelled: 1,
    decided: 1,
  }
  const stage = stages[status]
  const stopped: Partial<Record<HireDetail['status'], string>> = {
    declined: 'Rechazado',
    cancelled: 'Cancelado',
    decided: 'Resuelto',
  }
  const stoppedAs = stopped[status]
  const steps = [
    { label: 'Solicitado', note: at('request') },
    stoppedAs
      ? { label: stoppedAs, note: formatDate(new Date(history.at(-1)!.at)) }
      : { label: 'Aceptado', note: status === 'agreed' ? 'Falta el pago' : at('accept') },
    {
      label: 'En curso',
      note:
        stage !== 2
          ? ''
          : [
              order.parts.length > 1 ? `Hito ${order.part + 1} de ${order.parts.length}` : '',
              stateWords(status, order.isLate),
            ]
              .filter(Boolean)
              .join(', '),
    },
    { label: 'Completado', note: status === 'completed' ? at('approve') : '' },
    { label: 'Reseñas', note: '' },
  ]
  return (stoppedAs ? steps.slice(0, 2) : steps).map(({ label, note }, index) => ({
    label,
    note,
    state: index < stage ? 'done' : index === stage ? 'now' : 'next',
  }))
}
