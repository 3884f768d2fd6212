import { formatDate } from '#domain/dates.ts'
import { formatMoney, receiptLabel } from '#domain/plans/receipt.ts'
import type { MailContent } from '#server/platform/mail/layout.ts'
import { type PlanProductKey, planProducts } from './plan-products.ts'

interface Mail {
  subject: string
  content: MailContent
}

interface PaidPlan {
  id: number
  product: PlanProductKey
  amount: number
  currency: 'USD' | 'PEN'
  receiptNumber: number
  paidUntil: Date
}

/** The receipt of a plan that begins. `name`: the person's, or the company's. */
export function planActivatedMail(publicUrl: string, payment: PaidPlan, name: string): Mail {
  const number = receiptLabel(payment.receiptNumber)
  return {
    subject: `Tu plan está activo: recibo ${number}`,
    content: {
      preheader: `Vigente hasta el ${formatDate(payment.paidUntil)}.`,
      heading: `Hola, ${name}`,
      paragraphs: [
        payment.amount === 0
          ? 'Tu plan ya está activo y no pagaste nada: es nuestra oferta de lanzamiento. Este es tu recibo.'
          : 'Tu plan ya está activo. Este es tu recibo.',
      ],
      details: [
        ['Recibo', number],
        ['Plan', planProducts[payment.product].name],
        ['Total, con IGV incluido', formatMoney(payment.amount, payment.currency)],
        ['Vigente hasta', formatDate(payment.paidUntil)],
      ],
      action: { label: 'Ver mi recibo', url: `${publicUrl}/recibos/${payment.id}` },
      footer: 'Te avisaremos siete días antes de que termine. No se renueva sin que tú lo pidas.',
    },
  }
}

/** What a person is told on the bell and by mail about the end of a plan. */
export interface PlanNews {
  title: string
  message: string
}

export const planEndsSoon = (endsAt: Date): PlanNews => ({
  title: 'Tu plan termina pronto',
  message: `Tu plan premium termina el ${formatDate(endsAt)}. Después sigues con el plan gratuito y no pierdes nada de lo que tienes.`,
})

export const planEnded: Record<'company' | 'professional', PlanNews> = {
  company: {
    title: 'Tu plan terminó',
    message:
      'Tu plan premium terminó y ahora tienes el plan gratuito. Tus empleos, candidatos y mensajes siguen donde estaban.',
  },
  professional: {
    title: 'Tu plan terminó',
    message:
      'Tu Plan Profesional terminó y ahora tienes el plan Básico. Tus servicios, mensajes y tu portafolio siguen guardados.',
  },
}
