import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, optionalText, requiredText } from '#contracts/fields.ts'
import { disputeReasons, disputeWants } from './dispute-vocabulary.ts'
import { hireDetail } from './hires.contract.ts'
import { mostFilesOfDelivery, mostMessagesShown, mostOrderCents, orderLetters } from './order-figures.ts'

const askSum = 'Escribe cuánto recibe el profesional, por ejemplo 150.00'
const chooseFiles = 'Elige archivos del pedido'
const chooseMessages = 'Elige mensajes de la conversación'
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const step = {
  method: 'POST',
  audience: 'signed-in',
  scope: 'party',
  params: idParams,
  errors: ['step_pending', 'hire_step_gone'],
  reply: hireDetail.extend({ undo: undoable }),
} as const

const evidence = {
  /** Files of earlier steps, and new ones that were sent for this. */
  files: z
    .array(z.string(chooseFiles).regex(uuid, chooseFiles), chooseFiles)
    .max(mostFilesOfDelivery, `Incluye ${mostFilesOfDelivery} archivos como máximo`)
    .default([]),
  /** Of the conversation about the service. */
  messages: z
    .array(z.int(chooseMessages).positive(chooseMessages), chooseMessages)
    .max(mostMessagesShown, `Incluye ${mostMessagesShown} mensajes como máximo`)
    .default([]),
}
const text = requiredText('Cuenta qué pasó', orderLetters.note)

/** A problem with an order. Offers of shares are `ordersContract.offerEnd` and `answerEnd`, as without a problem. */
export const disputesContract = {
  open: endpoint({
    ...step,
    path: '/api/hires/:id/disputes',
    summary: 'Either side has a problem with the order: its clock rests until it is settled',
    limit: 'outreach',
    errors: ['step_pending', 'hire_step_gone', 'dispute_not_possible'],
    body: z.object({
      reason: z.enum(disputeReasons, 'Elige qué pasó'),
      wants: z.enum(disputeWants, 'Elige qué propones'),
      /** Of a part: what the professional is to get. */
      cents: z.number(askSum).int(askSum).min(0, askSum).max(mostOrderCents, askSum).optional(),
      text,
      ...evidence,
    }),
  }),
  answer: endpoint({
    ...step,
    path: '/api/hires/:id/disputes/answer',
    summary: 'The other side tells its view; from then on both have time to agree',
    errors: ['forbidden', 'step_pending', 'hire_step_gone'],
    body: z.object({ text, ...evidence }),
  }),
  addEvidence: endpoint({
    ...step,
    path: '/api/hires/:id/disputes/evidence',
    summary: 'Either side adds something to an open problem',
    body: z.object({ text, ...evidence }),
  }),
  escalate: endpoint({
    ...step,
    path: '/api/hires/:id/disputes/escalation',
    summary: 'Either side asks the administration to decide, once both have spoken',
  }),
  withdraw: endpoint({
    ...step,
    path: '/api/hires/:id/disputes/withdrawal',
    summary: 'Who opened it takes it back: the order goes on with the time that was left',
    errors: ['forbidden', 'step_pending', 'hire_step_gone'],
    body: z.object({ note: optionalText(orderLetters.why) }),
  }),
  finish: endpoint({
    ...step,
    audience: 'professional',
    path: '/api/hires/:id/disputes/work',
    summary:
      'The professional goes on with the work, as the company wants; some days more if little time is left',
  }),
}
