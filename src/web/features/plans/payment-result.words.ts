import type { Receipt } from '#contracts/plans/plans.contract.ts'
import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatPrice } from '#domain/plans/price.ts'
import { formatDate } from '#domain/time/dates.ts'
import { upgradeHref } from './upgrade.address.ts'

/** How a payment ended, for its payer. */
export interface PaymentResult {
  tone: 'good' | 'waiting' | 'bad' | 'back'
  title: string
  text: string
  /** Something more that happened to the money. */
  note?: string
  /** Where it can be tried again, if it can. */
  retry: string | null
}

type Kind = 'plan' | 'chat' | 'job' | 'order'
const kinds: Record<string, Kind> = { chat_activation: 'chat', premium_job: 'job', order: 'order' }
const kindOf = (product: string): Kind => kinds[product] ?? 'plan'

/** What was not given, at the end of a sentence about the money. */
const notGiven: Record<Kind, string> = {
  plan: 'Tu plan sigue como estaba.',
  chat: 'No se pudo activar el chat.',
  job: 'No se agregó ningún empleo premium.',
  order: 'El pedido sigue esperando el pago.',
}

const slowBank = 'Tu banco puede tardar unos días en mostrarlo.'

/** What happened, in plain words: the documented ones for the chat. */
export function resultOf(payment: Receipt): PaymentResult {
  const { status, refundDue, failure, product } = payment
  const kind = kindOf(product)
  if (refundDue)
    return {
      tone: 'back',
      title: 'Te devolveremos tu pago',
      text: `Recibimos tu pago, pero no pudimos activar lo que compraste. Te devolvemos todo por el mismo medio; no tienes que hacer nada. ${slowBank}`,
      retry: null,
    }
  const retry = retryHref(payment, kind)
  if (status === 'completed') return { ...given(payment, kind), retry: null }
  if (status === 'pending')
    return {
      tone: 'waiting',
      title: 'Tu pago está en camino',
      text: 'Todavía no nos confirman el pago. Suele tardar unos segundos y esta página se actualiza sola. También te escribiremos a tu correo. Si cerraste la página de pago, puedes abrirla otra vez: no se cobra dos veces.',
      retry,
    }
  if (status === 'refunded') return { ...takenBack(payment, kind), retry }
  if (failure === 'refused')
    return {
      tone: 'bad',
      title: 'El banco rechazó tu pago',
      text: `No se cobró nada. ${notGiven[kind]} Prueba con otra tarjeta, o pregunta a tu banco si permite compras por internet${payment.currency === 'USD' ? ' en dólares' : ''}.`,
      retry,
    }
  return {
    tone: 'bad',
    title: failure === 'left' ? 'No terminaste el pago' : 'No se abrió la página de pago',
    text: `No se cobró nada. ${notGiven[kind]} Puedes intentarlo otra vez cuando quieras.`,
    retry,
  }
}

function given(payment: Receipt, kind: Kind): Omit<PaymentResult, 'retry'> {
  const { amount, currency, paidUntil, refunded, dispute, paidTwice } = payment
  const until = paidUntil ? `Vigente hasta el ${formatDate(new Date(paidUntil))}. ` : ''
  const words = {
    chat: {
      title: 'Chat Activado',
      text: `El chat ha sido activado por ${chatActivationDays} días (${currency === 'USD' ? `${formatPrice(amount / 100)} USD` : formatMoney(amount, currency)}). Ahora puedes recibir mensajes.`,
    },
    job: {
      title: 'Empleo premium pagado',
      text: 'Ya puedes publicarlo. Vale para un solo aviso y no vence.',
    },
    order: {
      title: 'Pago recibido',
      text: 'Queda retenido hasta que aceptes la entrega. Ya avisamos al profesional para que empiece; el recibo de la comisión llega cuando la aceptes.',
    },
    plan: {
      title: 'Plan activado',
      text: `${until}Ya puedes usar todo lo que incluye. No se renueva solo: te avisamos antes de que termine.`,
    },
  }[kind]
  const notes = [
    ...(paidTwice
      ? [`El pago llegó dos veces. Compraste una sola vez y te devolvemos el otro pago completo. ${slowBank}`]
      : []),
    ...(refunded > 0 ? [`Te devolvimos ${formatMoney(refunded, currency)} de este pago. ${slowBank}`] : []),
    ...(dispute === 'open'
      ? ['Tu banco revisa un reclamo sobre este pago. Mientras tanto, conservas lo que compraste.']
      : []),
  ]
  return { tone: 'good', ...words, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) }
}

const lostWhat: Record<Kind, string> = {
  plan: 'Por eso quitamos de tu plan el tiempo que habías comprado con él. Lo que publicaste, tus mensajes y tus datos siguen donde estaban.',
  chat: 'Por eso el chat de tu servicio ya no incluye los días que habías comprado con él. Tus conversaciones siguen guardadas.',
  order: 'Por eso el pedido ya no cuenta con este pago. Lo que conversaron y los archivos siguen en su sala.',
  job: 'Por eso ya no cuentas con el empleo premium, si no lo habías usado. El aviso que ya publicaste con él sigue hasta su fecha.',
}

function takenBack({ dispute }: Receipt, kind: Kind): Omit<PaymentResult, 'retry'> {
  if (dispute === 'lost')
    return {
      tone: 'back',
      title: 'Tu banco retiró este pago',
      text: `El titular de la tarjeta lo reclamó y el banco le devolvió el dinero. ${lostWhat[kind]} Si fue un error, escríbenos.`,
    }
  return {
    tone: 'back',
    title: 'Te devolvimos tu pago',
    text: `El dinero volvió al medio con el que pagaste. ${slowBank} ${lostWhat[kind]}`,
  }
}

/** Where the thing is sold. */
function retryHref({ returnTo, product }: Receipt, kind: Kind): string | null {
  if (returnTo === null) return null
  if (kind === 'chat' || kind === 'order') return returnTo
  const page = upgradeHref(returnTo)
  return product.startsWith('professional') ? `${page}&para=profesionales` : page
}

/** The label of the way on, when it went well. */
export const onwardLabels = {
  plan: 'Continuar',
  chat: 'Continuar',
  job: 'Publicar mi empleo',
  order: 'Volver al pedido',
}
export const onwardLabel = (product: string): string => onwardLabels[kindOf(product)]
