import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { highestRating } from '#contracts/reputation/reputation-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { idParams, optionalText, requiredText } from '#contracts/fields.ts'
import { hireDetail } from './hires.contract.ts'
import { mostFilesOfDelivery, mostOrderCents, orderLetters } from './order-figures.ts'

const askSum = 'Escribe cuánto recibe el profesional, por ejemplo 150.00'
const chooseFiles = 'Elige archivos que ya subiste'
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const askPay = 'Escribe la parte y la suma en centavos, como las leíste'
const askInvoice = 'Escribe el número del recibo o de la factura'
const chooseInvoice = 'Agrega el archivo del recibo o de la factura'
const askStars = 'Elige de 1 a 5 estrellas'
const cents = z.number(askSum).int(askSum).min(0, askSum).max(mostOrderCents, askSum)

const step = {
  method: 'POST',
  audience: 'signed-in',
  scope: 'party',
  params: idParams,
  reply: hireDetail.extend({ undo: undoable }),
} as const

/** The steps of an order that a hire by the hour does not have; the others are `hiresContract.setStatus`. */
export const ordersContract = {
  terms: endpoint({
    method: 'GET',
    path: '/api/order-terms',
    summary: 'Whether the money of a new order is held, and for which fee on top of its price',
    audience: 'anyone',
    reply: z.object({
      /** In hundredths of a percent, without tax; null: the two sides move the money themselves. */
      feeRate: z.number().nullable(),
    }),
  }),
  pay: endpoint({
    method: 'POST',
    audience: 'company',
    member: 'owner',
    scope: 'party',
    params: idParams,
    path: '/api/hires/:id/payments',
    summary: 'The page on which the company pays the part in turn, which is held until it is accepted',
    errors: ['hire_step_gone', 'offer_changed', 'payment_unavailable'],
    body: z.object({
      /** Both as the person read them. */
      part: z.number(askPay).int(askPay).min(0, askPay).max(100, askPay),
      totalCents: z
        .number(askPay)
        .int(askPay)
        .min(1, askPay)
        .max(2 * mostOrderCents, askPay),
    }),
    reply: z.object({ checkoutUrl: z.string() }),
  }),
  reviewCompany: endpoint({
    ...step,
    audience: 'professional',
    path: '/api/hires/:id/company-review',
    summary: 'The professional reviews the company of a completed hire, once; only the company reads it',
    errors: ['already_reviewed', 'hire_step_gone'],
    body: z.object({
      rating: z.number(askStars).int(askStars).min(1, askStars).max(highestRating, askStars),
      comment: optionalText(mostLetters.review),
    }),
  }),
  deliver: endpoint({
    ...step,
    audience: 'professional',
    path: '/api/hires/:id/deliveries',
    summary:
      'The professional delivers the part in work, with a note; without an answer of the company it counts as completed',
    errors: ['step_pending', 'hire_step_gone'],
    body: z.object({
      note: requiredText('Cuenta qué entregas', orderLetters.note),
      /** Sent before, and whole. */
      files: z
        .array(z.string(chooseFiles).regex(uuid, chooseFiles), chooseFiles)
        .max(mostFilesOfDelivery, `Incluye ${mostFilesOfDelivery} archivos como máximo`)
        .default([]),
    }),
  }),
  invoice: endpoint({
    ...step,
    audience: 'professional',
    path: '/api/hires/:id/invoices',
    summary:
      'The professional attaches the own recibo por honorarios or invoice to a completed order, for its company',
    errors: ['step_pending', 'hire_step_gone'],
    body: z.object({
      note: requiredText(askInvoice, orderLetters.invoice),
      /** Sent before, and whole. */
      files: z
        .array(z.string(chooseInvoice).regex(uuid, chooseInvoice), chooseInvoice)
        .min(1, chooseInvoice)
        .max(mostFilesOfDelivery, `Incluye ${mostFilesOfDelivery} archivos como máximo`),
    }),
  }),
  askChanges: endpoint({
    ...step,
    audience: 'company',
    path: '/api/hires/:id/changes',
    summary: 'The company asks for changes to what was delivered, as often as agreed',
    errors: ['step_pending', 'hire_step_gone', 'changes_used_up'],
    body: z.object({ note: requiredText('Escribe qué hay que cambiar', orderLetters.changes) }),
  }),
  offerEnd: endpoint({
    ...step,
    path: '/api/hires/:id/end-offers',
    summary:
      'Either side proposes to end the order now, and what the professional gets of what is not accepted',
    errors: ['step_pending', 'hire_step_gone'],
    body: z.object({ cents, note: optionalText(orderLetters.why) }),
  }),
  answerEnd: endpoint({
    ...step,
    path: '/api/hires/:id/end-offers/answer',
    summary: 'The other side accepts the proposal, naming the sum that it read, or either side drops it',
    errors: ['step_pending', 'hire_step_gone', 'end_offer_gone'],
    body: z.object({ isAccepted: z.boolean('Elige si aceptas la propuesta'), cents }),
  }),
}
