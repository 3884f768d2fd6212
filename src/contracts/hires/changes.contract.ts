import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, line, optionalText } from '#contracts/fields.ts'
import { hireDetail } from './hires.contract.ts'
import { milestoneLimits, orderLetters } from './order-figures.ts'

const { most, days: mostDays, leastCents, mostCents } = milestoneLimits
const inUnits = (cents: number) => (cents / 100).toLocaleString('en-US')
const askMilestones = 'Escribe título, monto y días de cada hito'
const askCents = `Escribe un monto de ${inUnits(leastCents)} a ${inUnits(mostCents)}, con dos decimales como máximo`
const askDays = `Escribe los días, de 1 a ${mostDays}`
const askFrom = 'Elige desde qué hito cambia'
const askWhich = 'Elige la propuesta que leíste'

/** A milestone as somebody proposes it. */
export const milestoneBody = z.object(
  {
    name: line('Escribe qué se entrega', milestoneLimits.name),
    cents: z.number(askCents).int(askCents).min(leastCents, askCents).max(mostCents, askCents),
    days: z.number(askDays).int(askDays).min(1, askDays).max(mostDays, askDays),
  },
  askMilestones,
)

const step = {
  method: 'POST',
  audience: 'signed-in',
  scope: 'party',
  params: idParams,
  reply: hireDetail.extend({ undo: undoable }),
} as const

/** A change of the milestones that are not delivered yet: one side proposes, the other answers. */
export const changesContract = {
  propose: endpoint({
    ...step,
    path: '/api/hires/:id/change-proposals',
    summary: 'Either side proposes other milestones, from the first that is not delivered on',
    limit: 'outreach',
    errors: ['step_pending', 'hire_step_gone', 'offer_changed', 'change_open'],
    body: z.object({
      /** The place of the first of them, as the author saw it. */
      from: z.number(askFrom).int(askFrom).min(0, askFrom).max(most, askFrom),
      milestones: z.array(milestoneBody, askMilestones).max(most, `Usa ${most} hitos como máximo`),
      note: optionalText(orderLetters.why),
    }),
  }),
  answer: endpoint({
    ...step,
    path: '/api/hires/:id/change-proposals/answer',
    summary: 'The other side accepts the proposal that it read, or either side drops it, with a word',
    errors: ['forbidden', 'step_pending', 'hire_step_gone', 'change_gone'],
    body: z.object({
      isAccepted: z.boolean('Elige si aceptas el cambio'),
      /** `order.change.at` of it. */
      proposedAt: line(askWhich, 40),
      note: optionalText(orderLetters.why),
    }),
  }),
}
