import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant, requiredText } from '#contracts/fields.ts'
import { packageLimits } from '#contracts/services/package-figures.ts'
import { hireStatuses } from './hire-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { disputeEndings, disputeReasons, disputeStages, disputeWants } from './dispute-vocabulary.ts'
import { mostOrderCents } from './order-figures.ts'
import { currencies, orderActs } from './order-vocabulary.ts'

const choosePackage = 'Elige un paquete del servicio'

/** What is agreed and where it stands; sums in cents of `currency`. A hire by the hour has no name, no sum and one part without a price. */
export const order = z.object({
  /** The package, or what was proposed; null: by the hour, as `price` says. */
  name: z.string().nullable(),
  currency: z.enum(currencies),
  totalCents: z.number().nullable(),
  includes: z.array(z.string()),
  extras: z.array(z.object({ name: z.string(), cents: z.number(), days: z.number() })),
  /** One after the other; empty for a hire by the hour. */
  parts: z.array(z.object({ name: z.string(), cents: z.number(), days: z.number() })),
  /** The one in work, an index of `parts`. */
  part: z.number(),
  /** Rounds of changes: agreed, and asked for so far. */
  rounds: z.number(),
  roundsAsked: z.number(),
  dueAt: instant.nullable(),
  isLate: z.boolean(),
  /** A proposal to end it now, and what the professional would get of the part that is not accepted. */
  offer: z.object({ by: z.enum(['professional', 'company']), cents: z.number(), at: instant }).nullable(),
  /** The most that such a proposal can share. */
  shareableCents: z.number(),
  /** A proposal to change the milestones from `from` on. With `agreedAt` it waits until the difference is held. */
  change: z
    .object({
      by: z.enum(['professional', 'company']),
      at: instant,
      agreedAt: instant.nullable(),
      from: z.number(),
      parts: z.array(z.object({ name: z.string(), cents: z.number(), days: z.number() })),
      /** What the company would have to pay now, of the price; 0: nothing. */
      differenceCents: z.number(),
    })
    .nullable(),
  /** The first milestone that a proposal can change; null: none. */
  changeableFrom: z.number().nullable(),
  /** The price that waits to be paid: of the part in turn, or a difference. Null: nothing. */
  awaitedCents: z.number().nullable(),
  /** What the clock does next; null: nothing. */
  clock: z
    .object({
      step: z.enum(['lapse', 'mark_late', 'give_up', 'approve', 'drop_offer', 'drop_change', 'escalate']),
      at: instant,
    })
    .nullable(),
  /** The money of the part in turn is held until it is accepted; our fee in hundredths of a percent of the price. Null: not held. */
  held: z.object({ feeRate: z.number() }).nullable(),
  /** A bank decides about what is held: nothing is shared and no term ends until then. */
  isFrozen: z.boolean(),
  /** What the caller may do now. */
  steps: z.array(z.enum(orderActs)),
})

/** A hire as both parties see it. */
export const hire = z.object({
  id: z.number(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  professionalId: z.number(),
  professionalName: z.string(),
  status: z.enum(hireStatuses),
  /** The company's request. */
  message: z.string(),
  /** The price of the service at the time of the request. */
  price: z.string(),
  createdAt: instant,
  updatedAt: instant,
  /** When a delivery completes by itself if the company does not answer; null in any other status. */
  completesAt: instant.nullable(),
  /** The statuses that the caller may set now; the expected one first. */
  nextSteps: z.array(z.enum(hireStatuses)),
  /** Whether the two parties have written to each other about the service. */
  hasConversation: z.boolean(),
  /** Whether the company reviewed the service. */
  hasReview: z.boolean(),
  order,
})
export type Hire = z.infer<typeof hire>

const opinion = z.object({ rating: z.number(), comment: z.string(), at: instant }).nullable()

const parties = z.enum(['professional', 'company'])

/** The latest problem with an order; what both sides say about it is in the history. */
const dispute = z.object({
  id: z.number(),
  /** Null: the clock opened it; then there is no reason and nothing is wanted. */
  by: parties.nullable(),
  reason: z.enum(disputeReasons).nullable(),
  wants: z.enum(disputeWants).nullable(),
  /** What the professional would get by that; null: it is not about money. */
  wantsCents: z.number().nullable(),
  openedAt: instant,
  /** Null once it has ended. */
  stage: z.enum(disputeStages).nullable(),
  /** Until when an administrator decides; null while it is not there. */
  decidedBy: instant.nullable(),
  ending: z.enum(disputeEndings).nullable(),
  endedAt: instant.nullable(),
})

/** What a step of a dispute points at. */
const evidence = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
  messages: z.array(z.object({ id: z.number(), text: z.string(), by: parties, at: instant })),
})

/** A part whose money came, in cents. */
const paidPart = z.object({
  /** Of the payment, whose receipt is that of our fee. */
  paymentId: z.number(),
  part: z.number(),
  /** What the company paid: the price, our fee and its tax. */
  paid: z.number(),
  /** Of the price: held still, the professional's, and back to the company. */
  held: z.number(),
  released: z.number(),
  returned: z.number(),
})

/** One hire with its history. */
export const hireDetail = hire.extend({
  dispute: dispute.nullable(),
  /** The payments that are or were held; empty if none is. */
  paidParts: z.array(paidPart),
  /** The reviews of both sides. Those of an order appear together, or after some days. */
  reviews: z.object({
    own: opinion,
    other: opinion,
    /** The other side has written one, which the caller does not see yet. */
    isOtherWaiting: z.boolean(),
  }),
  /** Oldest first. `by`: `system` for a step made by a timer, `administration` for a decision; null if the person is no longer a party. */
  history: z.array(
    z.object({
      id: z.number(),
      status: z.enum(hireStatuses),
      act: z.enum(orderActs),
      /** The part of the order that it is about. */
      part: z.number(),
      /** What its author wrote with it. */
      note: z.string(),
      /** Sent with it. */
      files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
      evidence,
      /** Of a proposal to end it, a dispute and its decision: what the professional would get. */
      cents: z.number().nullable(),
      at: instant,
      by: z.enum(['professional', 'company', 'system', 'administration']).nullable(),
      /** Who of the caller's company took it; null for other sides. */
      person: z.string().nullable(),
    }),
  ),
})
export type HireDetail = z.infer<typeof hireDetail>

/** Packages and extras are named; the sum is what the company read, and is refused if it is no longer true. */
const packageChoice = z.object(
  {
    package: z.string(choosePackage).min(1, choosePackage).max(packageLimits.name, choosePackage),
    extras: z
      .array(
        z.string('Elige extras de este servicio').max(packageLimits.name, 'Elige extras de este servicio'),
        'Elige los extras de una lista',
      )
      .max(packageLimits.extras, `Elige ${packageLimits.extras} extras como máximo`)
      .default([]),
    totalCents: z
      .number('Escribe la suma en centavos')
      .int('Escribe la suma en centavos')
      .min(1, 'Escribe la suma en centavos')
      .max(mostOrderCents, 'Escribe la suma en centavos'),
    /** What the company pays with our fee and its tax, if the money is to be held; absent: it is not. */
    payCents: z
      .number('Escribe la suma en centavos')
      .int('Escribe la suma en centavos')
      .min(1, 'Escribe la suma en centavos')
      .max(2 * mostOrderCents, 'Escribe la suma en centavos')
      .optional(),
  },
  choosePackage,
)

export const hiresContract = {
  request: endpoint({
    method: 'POST',
    path: '/api/services/:serviceId/hires',
    summary:
      'Ask to hire a service, by the hour or one of its packages; the professional accepts or declines',
    audience: 'company',
    errors: ['already_requested', 'offer_changed'],
    status: 201,
    limit: 'outreach',
    params: z.object({ serviceId: id }),
    body: z.object({
      message: requiredText(asks.need, mostLetters.need),
      /** Absent: by the hour. */
      order: packageChoice.optional(),
    }),
    reply: hire,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/hires',
    summary:
      'The hires of the caller: asked for by the company, or of the professional’s services; newest first',
    audience: 'signed-in',
    reply: z.array(hire),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/hires/:id',
    summary: 'One hire with its history, for its two parties',
    audience: 'signed-in',
    scope: 'party',
    params: idParams,
    reply: hireDetail,
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/hires/:id/status',
    summary:
      'Take the next step: the professional accepts, declines or delivers; the company completes; both may cancel',
    audience: 'signed-in',
    scope: 'party',
    errors: ['forbidden', 'step_pending', 'hire_step_gone'],
    params: idParams,
    body: z.object({ status: z.enum(hireStatuses, 'Elige el siguiente paso de la contratación') }),
    reply: hireDetail.extend({ undo: undoable }),
  }),
}
