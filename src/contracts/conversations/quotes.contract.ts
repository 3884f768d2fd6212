import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant, line } from '#contracts/fields.ts'
import { quoteStatuses } from './quotes-vocabulary.ts'
import { quoteLimits } from './quotes-figures.ts'

const askTitle = 'Escribe qué harías'
const askSum = 'Escribe el precio en dólares, de 1.00 a 99,999.00'
const askDays = `Escribe los días hasta la entrega, de 1 a ${quoteLimits.days}`
const askRounds = `Escribe cuántas rondas de cambios incluye, de 0 a ${quoteLimits.rounds}`
const askDay = 'Elige hasta qué día es válida'
const askFee = 'Escribe la comisión que leíste'
const askRead = 'Escribe el precio que leíste, en centavos'

const sum = z
  .number(askSum)
  .int(askSum)
  .min(quoteLimits.leastCents, askSum)
  .max(quoteLimits.mostCents, askSum)
const text = (most: number) => z.string('Escribe un texto').trim().max(most, upTo(most)).default('')

/** The terms of a quote. */
export const quoteTerms = z.object({
  title: line(askTitle, quoteLimits.title),
  /** What it includes, and what it does not; '' for nothing. */
  note: text(quoteLimits.note),
  /** For everything, in cents of a US dollar. */
  priceCents: sum,
  days: z.number(askDays).int(askDays).min(1, askDays).max(quoteLimits.days, askDays),
  rounds: z.number(askRounds).int(askRounds).min(0, askRounds).max(quoteLimits.rounds, askRounds),
  /** The last day on which it can be accepted. */
  validUntil: z.iso.date(askDay),
})

/** A quote as the caller knows it: a step that the other side may still undo is not in it. */
export const quote = z.object({
  id: z.number(),
  title: z.string(),
  note: z.string(),
  priceCents: z.number(),
  days: z.number(),
  rounds: z.number(),
  validUntil: z.string(),
  status: z.enum(quoteStatuses),
  /** The company's words of a refusal. */
  word: z.string(),
  /** The order that it became. */
  hireId: z.number().nullable(),
  createdAt: instant,
  /** Our fee for holding its money, in hundredths of a percent, while it can be accepted; null: none is held. */
  feeRate: z.number().nullable(),
  /** What the caller may do now. */
  canAnswer: z.boolean(),
  canWithdraw: z.boolean(),
})
export type Quote = z.infer<typeof quote>

const which = { companyId: id.optional() }
const answered = quote.extend({ undo: undoable })

/** Prices that a professional offers in the conversation about a service, and what becomes of them. */
export const quotesContract = {
  ofConversation: endpoint({
    method: 'GET',
    path: '/api/conversations/:serviceId/quotes',
    summary: 'The quotes in a conversation about a service, oldest first; messages name them',
    audience: 'signed-in',
    scope: 'party',
    inConfidence: true,
    params: z.object({ serviceId: id }),
    query: z.object(which),
    reply: z.array(quote),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/conversations/:serviceId/quotes',
    summary: 'Send a quote into a conversation about an own service, as a message',
    audience: 'professional',
    scope: 'party',
    errors: ['chat_locked', 'user_blocked', 'conversation_closed', 'too_many_quotes'],
    status: 201,
    limit: 'message',
    params: z.object({ serviceId: id }),
    body: quoteTerms.extend(which),
    reply: quote,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/accept',
    summary: 'Accept a quote: it becomes an order in work when it can no longer be undone',
    audience: 'company',
    scope: 'party',
    errors: [
      'quote_answered',
      'quote_expired',
      'step_pending',
      'offer_changed',
      'user_blocked',
      'conversation_closed',
    ],
    params: idParams,
    body: z.object({
      priceCents: z.number(askRead).int(askRead).min(1, askRead).max(quoteLimits.mostCents, askRead),
      /** The fee that the company read; absent: the two sides move the money themselves. */
      feeRate: z.number(askFee).int(askFee).min(0, askFee).max(5000, askFee).optional(),
    }),
    reply: answered,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/decline',
    summary: 'Refuse a quote, with a word',
    audience: 'company',
    scope: 'party',
    errors: ['quote_answered', 'quote_expired', 'step_pending'],
    params: idParams,
    body: z.object({ word: text(quoteLimits.word) }),
    reply: answered,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/withdraw',
    summary: 'Withdraw an own quote that is not answered',
    audience: 'professional',
    scope: 'party',
    errors: ['quote_answered', 'quote_expired', 'step_pending'],
    params: idParams,
    reply: answered,
  }),
}
