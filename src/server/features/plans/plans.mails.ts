import type { ReturnReason } from '#contracts/plans/plans-vocabulary.ts'
import { planReminderDays } from '#contracts/plans/plan-figures.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { formatDate } from '#domain/time/dates.ts'
import { formatMoney, paymentLabel, receiptLabel } from '#domain/plans/receipt.ts'
import { lastReminderDays } from '#domain/plans/terms.ts'
import type { MailContent } from '#domain/mail/layout.ts'
import {
  isTrial,
  productNames,
  soldName,
  type SoldProduct,
} from '#server/features/plans/payments/plan-products.ts'

interface Mail {
  subject: string
  content: MailContent
}

interface Paid {
  id: number
  product: SoldProduct
  months: number
  discount: number
  amount: number
  currency: 'USD' | 'PEN'
  receiptNumber: number
  paidUntil: Date | null
  /** Why it could not be delivered. */
  refundDue: RefundDue | null
}

type RefundDue = 'account_gone' | 'service_gone' | 'nothing_to_add'

const whatBegan = {
  plan: {
    subject: 'Tu plan está activo',
    free: 'Tu plan ya está activo y no pagaste nada. Este es tu recibo.',
    paid: 'Tu plan ya está activo. Este es tu recibo.',
    label: 'Plan',
    footer: `Te avisaremos ${spelledNumber(planReminderDays)} días antes de que termine, y otra vez ${lastReminderDays === 1 ? 'el día anterior' : `${lastReminderDays} días antes`}. No se renueva sin que tú lo pidas.`,
  },
  chat: {
    subject: 'El chat de tu servicio está activo',
    free: 'El chat de tu servicio ya está activo y no pagaste nada. Este es tu recibo.',
    paid: 'El chat de tu servicio ya está activo. Este es tu recibo.',
    label: 'Concepto',
    footer: 'No se renueva sin que tú lo pidas. Cuando termine, tus conversaciones siguen guardadas.',
  },
  job: {
    subject: 'Tu empleo premium está pagado',
    free: 'Ya puedes publicar tu empleo premium y no pagaste nada. Este es tu recibo.',
    paid: 'Ya puedes publicar tu empleo premium. Este es tu recibo.',
    label: 'Concepto',
    footer: 'Vale para un solo aviso y no vence. Se usa cuando lo publicas.',
  },
}

const launchOffer =
  'Tu plan ya está activo y no pagaste nada: es nuestra oferta de lanzamiento. Este es tu recibo.'

/** The receipt of a plan or a chat that starts. `name`: the person's, or the company's. */
export function receiptMail(publicUrl: string, payment: Paid, name: string): Mail {
  const number = receiptLabel(payment.receiptNumber)
  if (payment.refundDue !== null) return refundMail(publicUrl, payment, name)
  const texts = whatBegan[kindOf(payment.product)]
  const until = payment.paidUntil && formatDate(payment.paidUntil)
  return {
    subject: `${texts.subject}: recibo ${number}`,
    content: {
      preheader: until ? `Vigente hasta el ${until}.` : texts.paid,
      heading: `Hola, ${name}`,
      paragraphs: [payment.amount > 0 ? texts.paid : isTrial(payment.product) ? launchOffer : texts.free],
      details: [
        ['Recibo', number],
        [texts.label, soldName(payment)],
        ...(payment.discount > 0
          ? [['Descuento', formatMoney(payment.discount, payment.currency)] as [string, string]]
          : []),
        ['Total, con IGV incluido', formatMoney(payment.amount, payment.currency)],
        ...(until ? [['Vigente hasta', until] as [string, string]] : []),
      ],
      action: { label: 'Ver mi recibo', url: `${publicUrl}/recibos/${payment.id}` },
      footer: texts.footer,
    },
  }
}

/** The receipt of our fee for an order whose money was released. `name`: the company's. */
export const feeReceiptMail = (
  publicUrl: string,
  {
    paymentId,
    number,
    total,
    currency,
  }: { paymentId: number; number: number; total: number; currency: 'USD' | 'PEN' },
  name: string,
): Mail => ({
  subject: `Recibo de la comisión de tu pedido: ${receiptLabel(number)}`,
  content: {
    preheader: 'El pago retenido se liberó. Este es tu recibo.',
    heading: `Hola, ${name}`,
    paragraphs: [
      'Se liberó el pago retenido de tu pedido. Este es el recibo de nuestra comisión; el del trabajo lo emite el profesional.',
    ],
    details: [
      ['Recibo', receiptLabel(number)],
      ['Concepto', productNames.order],
      ['Total, con IGV incluido', formatMoney(total, currency)],
    ],
    action: { label: 'Ver mi recibo', url: `${publicUrl}/recibos/${paymentId}` },
  },
})

const kindOf = (product: SoldProduct): keyof typeof whatBegan =>
  product === 'chat_activation' ? 'chat' : product === 'premium_job' ? 'job' : 'plan'

const whyRefunded: Record<RefundDue, string> = {
  account_gone: 'La cuenta ya no existe.',
  service_gone: 'El servicio ya no existe, así que no hay un chat que activar.',
  nothing_to_add: 'Ya tienes un plan que incluye todo y no vence.',
}

const paidDetails = (payment: Paid): [string, string][] => [
  ['Recibo', receiptLabel(payment.receiptNumber)],
  ['Concepto', soldName(payment)],
  ['Total, con IGV incluido', formatMoney(payment.amount, payment.currency)],
]

/** To a person who paid for something that could not be delivered. */
const refundMail = (publicUrl: string, payment: Paid, name: string): Mail => ({
  subject: `Te devolveremos tu pago: recibo ${receiptLabel(payment.receiptNumber)}`,
  content: {
    preheader: 'Recibimos tu pago, pero no pudimos activar lo que compraste.',
    heading: `Hola, ${name}`,
    paragraphs: [
      `Recibimos tu pago, pero no pudimos activar lo que compraste. ${payment.refundDue ? whyRefunded[payment.refundDue] : ''}`,
      'Te devolveremos el total a la misma tarjeta. No tienes que hacer nada.',
    ],
    details: paidDetails(payment),
    action: { label: 'Ver mi recibo', url: `${publicUrl}/recibos/${payment.id}` },
  },
})

/** To the operator, who makes the refund. */
export const refundDueMail = (payment: Paid & { refundDue: RefundDue }): Mail => ({
  subject: `Pago por devolver: recibo ${receiptLabel(payment.receiptNumber)}`,
  content: {
    preheader: whyRefunded[payment.refundDue],
    heading: 'Hay un pago por devolver',
    paragraphs: [
      'Se pagó algo que ya no se pudo activar. Lo devolvemos a través del proveedor de pagos. Si mañana sigue por devolver, hazlo desde su panel.',
    ],
    details: [...paidDetails(payment), ['Motivo', whyRefunded[payment.refundDue]]],
  },
})

const whyReturned: Record<ReturnReason, string> = {
  paid_twice: 'Recibimos tu pago dos veces.',
  wrong_amount: 'Recibimos un pago por un monto que no corresponde.',
  wrong_currency: 'Recibimos un pago en una moneda que no corresponde.',
}

/** To a person whose money buys nothing and goes back. */
export const returnedMail = (
  { product }: { product: keyof typeof productNames },
  { why, amount }: { why: ReturnReason; amount: number },
): Mail => ({
  subject: 'Te devolvemos un pago que no corresponde',
  content: {
    preheader: whyReturned[why],
    heading: 'Te devolvemos un pago',
    paragraphs: [
      `${whyReturned[why]} Lo devolvemos completo por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      'Tu banco puede tardar unos días en mostrarlo.',
    ],
    details: [
      ['Concepto', productNames[product]],
      ...(why === 'wrong_currency' ? [] : [['Monto', (amount / 100).toFixed(2)] satisfies [string, string]]),
    ],
  },
})

/** To the operator: a card holder contests a payment at the bank, or the bank has decided for them. */
export const moneyLostMail = (
  payment: { id: number; product: keyof typeof productNames; amount: number; currency: 'USD' | 'PEN' },
  dispute: 'open' | 'lost',
): Mail => ({
  subject:
    dispute === 'open'
      ? `Contracargo abierto: ${paymentLabel(payment.id)}`
      : `Contracargo perdido: ${paymentLabel(payment.id)}`,
  content: {
    preheader: 'El titular de la tarjeta reclamó este pago a su banco.',
    heading: dispute === 'open' ? 'Reclamaron un pago al banco' : 'El banco retiró un pago',
    paragraphs: [
      dispute === 'open'
        ? 'El titular de la tarjeta no reconoce este pago. Responde con tus pruebas en el panel del proveedor antes de que venza el plazo.'
        : 'El banco decidió a favor del titular y retiró el dinero. El pago quedó como reembolsado.',
    ],
    details: [
      ['Transacción', paymentLabel(payment.id)],
      ['Concepto', productNames[payment.product]],
      ['Monto', formatMoney(payment.amount, payment.currency)],
    ],
  },
})
