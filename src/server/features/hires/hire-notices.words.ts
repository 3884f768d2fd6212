import { changeStandsDays, completesAfterDays } from '#domain/orders/deadlines.ts'
import { reviewsWaitDays } from '#contracts/hires/order-figures.ts'
import type { OrderAct, OrderCurrency } from '#contracts/hires/order-vocabulary.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { disputeWords } from '#server/features/hires/disputes/dispute-notices.words.ts'
import type { NoticeMail, NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { HireRow } from './hires.queries.ts'

export interface Facts {
  serviceTitle: string
  /** The milestone, if there are several. */
  partName: string | null
  currency: OrderCurrency
  /** Of a proposal to end it, or to change its milestones. */
  cents: number | null
  /** Both agreed on a change, which waits for its payment. */
  isDifferenceDue: boolean
}
export interface Words {
  title: string
  message: string
}
type Step = Exclude<HireRow['status'], 'requested' | 'disputed' | 'decided'>

/** The notification to the other side for each status of a hire. */
const statusWords: Record<Step, (who: string, facts: Facts) => Words> = {
  accepted: (who, { serviceTitle }) => ({
    title: 'Solicitud aceptada',
    message: `${who} aceptó tu solicitud de “${serviceTitle}”. Ya pueden empezar.`,
  }),
  agreed: (who, { serviceTitle }) => ({
    title: 'Solicitud aceptada',
    message: `${who} aceptó tu solicitud de “${serviceTitle}”. Deposita el pago para que empiece: queda retenido hasta que aceptes la entrega.`,
  }),
  declined: (who, { serviceTitle }) => ({
    title: 'Solicitud rechazada',
    message: `${who} no puede tomar tu solicitud de “${serviceTitle}”.`,
  }),
  delivered: (who, { serviceTitle, partName }) =>
    partName === null
      ? {
          title: 'Servicio entregado',
          message: `${who} entregó “${serviceTitle}”. Revísalo y marca la contratación como completada; si no dices nada, se completa sola en ${completesAfterDays} días.`,
        }
      : {
          title: 'Hito entregado',
          message: `${who} entregó el hito “${partName}” de “${serviceTitle}”. Revísalo y acéptalo; si no dices nada, se acepta solo en ${completesAfterDays} días.`,
        },
  completed: (who, { serviceTitle }) => ({
    title: 'Contratación completada',
    message: `${who} dio por completado “${serviceTitle}”.`,
  }),
  cancelled: (who, { serviceTitle }) => ({
    title: 'Contratación cancelada',
    message: `${who} canceló la contratación de “${serviceTitle}”.`,
  }),
}

/** The steps that their status does not name. */
const stepWords: Partial<Record<OrderAct, (who: string, facts: Facts) => Words>> = {
  ...disputeWords,
  ask_changes: (who, { serviceTitle }) => ({
    title: 'Piden cambios',
    message: `${who} revisó “${serviceTitle}” y pide cambios. El plazo de revisión se detiene hasta tu próxima entrega.`,
  }),
  offer_end: (who, { serviceTitle, cents, currency }) => ({
    title: 'Te proponen terminar',
    message: `${who} propone terminar “${serviceTitle}” ahora${cents === null ? '' : `, con ${writeOrderSum(cents, currency)} para el profesional`}. Mira la propuesta y responde.`,
  }),
  accept_end: (who, { serviceTitle }) => ({
    title: 'Aceptaron terminar',
    message: `${who} aceptó terminar “${serviceTitle}” como lo propusiste.`,
  }),
  propose_change: (who, { serviceTitle, cents, currency }) => ({
    title: 'Te proponen cambiar los hitos',
    message: `${who} propone cambiar los hitos que faltan de “${serviceTitle}”${cents === null ? '' : `: el pedido sumaría ${writeOrderSum(cents, currency)}`}. Compara lo nuevo con lo acordado y responde; vale ${changeStandsDays} días.`,
  }),
  accept_change: (who, { serviceTitle, isDifferenceDue }) => ({
    title: 'Aceptaron el cambio de hitos',
    message: isDifferenceDue
      ? `${who} y tú están de acuerdo en cambiar los hitos de “${serviceTitle}”. El cambio vale cuando la empresa deposita la diferencia.`
      : `${who} aceptó cambiar los hitos de “${serviceTitle}”. Ya valen los nuevos.`,
  }),
  drop_change: (who, { serviceTitle }) => ({
    title: 'El cambio de hitos no sigue',
    message: `La propuesta de cambiar los hitos de “${serviceTitle}” quedó sin efecto: así lo decidió ${who}. El pedido sigue como estaba.`,
  }),
  invoice: (who, { serviceTitle }) => ({
    title: 'Tienes un recibo o una factura',
    message: `${who} adjuntó su recibo por honorarios o factura de “${serviceTitle}”. Descárgalo en la sala del pedido.`,
  }),
  drop_offer: (who, { serviceTitle }) => ({
    title: 'La propuesta ya no está',
    message: `La propuesta de terminar “${serviceTitle}” quedó sin efecto: así lo decidió ${who}. El pedido sigue como estaba.`,
  }),
}

/** What the other side reads about a step. */
export function wordsOfStep(
  { kind, status }: { kind: OrderAct | null; status: Exclude<HireRow['status'], 'requested'> },
  who: string,
  facts: Facts,
): Words {
  const own = kind && stepWords[kind]
  if (own) return own(who, facts)
  // The next part begins, or waits for its payment.
  if (kind === 'approve' && (status === 'accepted' || status === 'agreed'))
    return {
      title: 'Hito aceptado',
      message: `${who} aceptó el hito “${facts.partName ?? facts.serviceTitle}” de “${facts.serviceTitle}”. Sigue el siguiente.`,
    }
  // Steps into these have words of their own.
  if (status === 'disputed' || status === 'decided') throw new Error(`No words for ${kind}`)
  return statusWords[status](who, facts)
}

/** The mail to a side about a step. */
export const hireMail = (
  title: string,
  { serviceTitle, companyName, firstName }: Pick<HireRow, 'serviceTitle' | 'companyName' | 'firstName'>,
  reader: HireParty,
): NoticeMail => ({
  subject: `${title}: ${serviceTitle}`,
  heading: `Hola, ${reader === 'company' ? companyName : firstName}`,
  label: 'Ver la contratación',
})

type Request = Pick<HireRow, 'serviceTitle' | 'companyName' | 'firstName' | 'message' | 'price' | 'orderName'>

const packageLine = ({ orderName }: Request): [string, string][] =>
  orderName === null ? [] : [['Paquete', orderName]]

/** To the professional. */
export const requestArrived = (hire: Request): NoticeWords => ({
  title: 'Quieren contratarte',
  message: `${hire.companyName} quiere contratar tu servicio “${hire.serviceTitle}”.`,
  mail: {
    subject: `${hire.companyName} quiere contratar tu servicio`,
    heading: `Hola, ${hire.firstName}`,
    label: 'Ver la solicitud',
    details: [['Qué necesita', hire.message], ...packageLine(hire), ['Precio', hire.price]],
  },
})

/** To who asked. */
export const requestSent = (hire: Request): NoticeWords => ({
  title: 'Solicitud enviada',
  message: `${hire.firstName} recibió tu solicitud para “${hire.serviceTitle}”. Te avisaremos por correo y en tu campana cuando responda.`,
  mail: {
    subject: `Tu solicitud a ${hire.firstName}: ${hire.serviceTitle}`,
    heading: `Hola, ${hire.companyName}`,
    label: 'Ver mi solicitud',
    details: [['Lo que pediste', hire.message], ...packageLine(hire), ['Precio', hire.price]],
  },
})

/** To the company. */
export function companyReviewed({
  firstName,
  companyName,
  serviceTitle,
  hasReview,
}: Pick<HireRow, 'firstName' | 'companyName' | 'serviceTitle' | 'hasReview'>): NoticeWords {
  const next = hasReview
    ? 'Ya pueden leer las dos.'
    : `La lees cuando escribas la tuya, o en ${reviewsWaitDays} días.`
  return {
    title: 'Reseñaron a tu empresa',
    message: `${firstName} escribió su reseña sobre trabajar con ${companyName} en “${serviceTitle}”. ${next}`,
    mail: {
      subject: `${firstName} reseñó a tu empresa`,
      heading: `Hola, ${companyName}`,
      label: 'Ver el pedido',
    },
  }
}
