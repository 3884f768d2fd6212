import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { instant, success } from '#contracts/fields.ts'
import { availabilityChoices, availabilityStates } from './availability-vocabulary.ts'
import { mostOrdersAtOnce } from './availability-figures.ts'

/** What others read about when the professional of a service takes new orders. */
export const shownAvailability = z.object({
  state: z.enum(availabilityStates),
  /** From which day on, or until which day there is no time: 'yyyy-MM-dd' in Lima. Null: no day was said. */
  day: z.string().nullable(),
  /** 'Disponible desde el 3 de diciembre'. */
  words: z.string(),
})
export type ShownAvailability = z.infer<typeof shownAvailability>

const ownAvailability = z.object({
  says: z.enum(availabilityChoices),
  day: z.string().nullable(),
  /** How many orders are in work at most; null: no limit was said. */
  mostOrders: z.number().nullable(),
  /** How many are in work now, of all services. */
  openOrders: z.number(),
  /** Null: nothing was ever said. */
  confirmedAt: instant.nullable(),
  /** It was said so long ago that the professional is asked to confirm it. */
  isOld: z.boolean(),
  /** Counts the changes. A change names the one that it read. */
  version: z.number(),
  shown: shownAvailability.nullable(),
})
export type OwnAvailability = z.infer<typeof ownAvailability>

const askAgain = 'Abre otra vez tu disponibilidad'
const askDay = 'Elige el día'
const askOrders = `Escribe cuántos pedidos a la vez, de 1 a ${mostOrdersAtOnce}`

export const availabilityBody = z
  .object({
    says: z.enum(availabilityChoices, 'Elige si recibes pedidos'),
    /** Needed with a day, ignored without. */
    day: z.preprocess((typed) => (typed === '' ? null : typed), z.iso.date(askDay).nullish()),
    mostOrders: z.preprocess(
      (typed) => (typed === '' ? null : typed),
      z.coerce.number(askOrders).int(askOrders).min(1, askOrders).max(mostOrdersAtOnce, askOrders).nullable(),
    ),
    version: z.number(askAgain).int(askAgain).min(0, askAgain).max(2_147_483_647, askAgain),
  })
  .refine(({ says, day }) => (says !== 'from' && says !== 'full') || Boolean(day), {
    path: ['day'],
    message: askDay,
  })

const saved = success.extend({ availability: ownAvailability })
/** The link in a mail. */
const linkParams = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) })

export const availabilityContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/me/service-availability',
    summary: 'When the professional takes new orders, for all of the own services',
    audience: 'professional',
    reply: ownAvailability,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/me/service-availability',
    summary: 'Say when new orders are taken, and how many at the same time; confirms it, too',
    audience: 'professional',
    errors: ['availability_changed'],
    body: availabilityBody,
    reply: saved,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/me/service-availability/confirmation',
    summary: 'What was said still holds',
    audience: 'professional',
    errors: ['availability_unsaid'],
    reply: saved,
  }),
  ofLink: endpoint({
    method: 'GET',
    path: '/api/availability-links/:token',
    summary: 'What the mail with this link asks to confirm; reading changes nothing',
    audience: 'anyone',
    errors: ['link_expired'],
    params: linkParams,
    reply: z.object({ shown: shownAvailability.nullable(), isConfirmed: z.boolean() }),
  }),
  confirmByLink: endpoint({
    method: 'POST',
    path: '/api/availability-links/:token',
    summary: 'Confirm it by the link of a mail, without an account; a later change stays',
    audience: 'anyone',
    errors: ['link_expired'],
    params: linkParams,
    form: { page: '/servicios/disponible/:token', leadsTo: '/servicios/disponible/:token' },
    reply: success,
  }),
}
