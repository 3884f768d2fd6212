import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, optionalText, requiredText } from '#contracts/fields.ts'
import { hireDetail } from './hires.contract.ts'
import { mostOrderCents, orderLetters } from './order-figures.ts'

const askSum = 'Escribe cuánto recibe el profesional, por ejemplo 150.00'
const cents = z.number(askSum).int(askSum).min(0, askSum).max(mostOrderCents, askSum)

const step = {
  method: 'POST',
  audience: 'signed-in',
  scope: 'party',
  params: idParams,
  reply: hireDetail.extend({ undo: undoable }),
} as const
const errors = ['forbidden', 'step_pending', 'hire_step_gone'] as const

/** The steps of an order that a hire by the hour does not have; the others are `hiresContract.setStatus`. */
export const ordersContract = {
  deliver: endpoint({
    ...step,
    path: '/api/hires/:id/deliveries',
    summary: 'The professional delivers the part in work, with a note; the company answers within seven days',
    errors: [...errors],
    body: z.object({ note: requiredText('Cuenta qué entregas', orderLetters.note) }),
  }),
  askChanges: endpoint({
    ...step,
    path: '/api/hires/:id/changes',
    summary: 'The company asks for changes to what was delivered, as often as agreed',
    errors: [...errors, 'changes_used_up'],
    body: z.object({ note: requiredText('Escribe qué hay que cambiar', orderLetters.changes) }),
  }),
  offerEnd: endpoint({
    ...step,
    path: '/api/hires/:id/end-offers',
    summary:
      'Either side proposes to end the order now, and what the professional gets of what is not accepted',
    errors: [...errors],
    body: z.object({ cents, why: optionalText(orderLetters.why) }),
  }),
  answerEnd: endpoint({
    ...step,
    path: '/api/hires/:id/end-offers/answer',
    summary: 'The other side accepts the proposal, naming the sum that it read, or either side drops it',
    errors: [...errors, 'end_offer_gone'],
    body: z.object({ isAccepted: z.boolean('Di si aceptas la propuesta'), cents }),
  }),
}
