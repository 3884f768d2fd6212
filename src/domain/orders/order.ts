import type { PartsChange } from './change.ts'
import type { Dispute } from './dispute.ts'

/**
 * An order: what was agreed, which only changes when both agree again, and where it stands. A hire of today is an order with one part, whose money
 * the two sides move between themselves (docs/decisions/0106).
 */
export interface Order extends Agreement {
  status: OrderStatus
  /** When this status began. */
  since: Date
  /** The part in work, an index of `parts`. */
  part: number
  /** Deliveries of this part. */
  deliveries: number
  /** Rounds of changes that the company has asked for, in all parts. */
  roundsAsked: number
  /** Until when this part is to be delivered; null: no term was agreed, or nothing is in work. */
  dueAt: Date | null
  /** The term passed without a delivery. */
  isLate: boolean
  /** When both sides were last reminded of what the clock does next; null: not since the status began. */
  remindedAt: Date | null
  /** An offer to end the order and share what is held; the other side may accept it. */
  offer: Offer | null
  /** A proposal to change milestones; null: none. */
  change: PartsChange | null
  /** What the two sides do not agree about; null: nothing. */
  dispute: Dispute | null
  /** Since when a bank decides about what is held; null: none does. Until then nothing is shared and no term ends. */
  frozenAt: Date | null
  /** Every payment that arrived, each once. */
  payments: readonly Payment[]
  releasedCents: number
  refundedCents: number
}

/** Frozen when it is requested. */
export interface Agreement {
  /** Whether the provider holds the money until the work is accepted. */
  isHeld: boolean
  /** One for a package, several for milestones; in this order. */
  parts: readonly Part[]
  /** How many rounds of changes are included. */
  rounds: number
}

export interface Part {
  name?: string
  cents: number
  /** From its start; null: not agreed in days. */
  days: number | null
}

export interface Offer {
  by: Party
  /** What the professional would get of what is held; the company gets the rest back. */
  professionalCents: number
  at: Date
}

export interface Payment {
  id: string
  cents: number
  /** Returned: nothing waited for it, so it goes back whole. */
  use: 'held' | 'returned'
}

/** In order; the last four end it. `decided`: after a dispute. */
export const orderStatuses = [
  'requested',
  'agreed',
  'working',
  'delivered',
  'disputed',
  'completed',
  'declined',
  'cancelled',
  'decided',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type Party = 'professional' | 'company'
export type Actor = Party | 'clock' | 'administrator'

/** What a step does with money. Each is booked in the transaction of its step. */
export type Effect =
  | { kind: 'hold'; paymentId: string; cents: number }
  | { kind: 'return'; paymentId: string; cents: number }
  | { kind: 'release'; cents: number }
  | { kind: 'refund'; cents: number }

const ends: ReadonlySet<OrderStatus> = new Set(['completed', 'declined', 'cancelled', 'decided'])

/** Whether nothing can happen to it any more, except that a late payment is returned. */
export const isEnded = ({ status }: Pick<Order, 'status'>): boolean => ends.has(status)

/** The whole price, in cents. */
export const totalOf = ({ parts }: Pick<Agreement, 'parts'>): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0)

/** The price of the part in turn, in cents: with held money it is paid, released and given back on its own. */
export const priceOf = ({ parts, part }: Pick<Order, 'parts' | 'part'>): number => parts[part]?.cents ?? 0

/** What is held at the moment, in cents: the price of the part in turn, or more after a change to a lower one. */
export const heldOf = ({ payments, releasedCents, refundedCents }: Order): number =>
  payments.reduce((sum, { use, cents }) => (use === 'held' ? sum + cents : sum), 0) -
  releasedCents -
  refundedCents

/**
 * What an offer to end the order can share, in cents: what is held of the price of the part, or without held money the price of what was not accepted yet,
 * which the two sides then settle between themselves.
 */
export const shareableOf = (order: Order): number =>
  order.isHeld
    ? Math.min(heldOf(order), priceOf(order))
    : totalOf({ ...order, parts: order.parts.slice(order.part) })

/** The most parts of an agreement. */
export const mostParts = 20

/** Whether an order can begin with it. Held money needs a sum and a term for each part: without a term it could wait forever. */
export const isSound = ({ isHeld, parts, rounds }: Agreement): boolean =>
  parts.length >= 1 &&
  parts.length <= mostParts &&
  Number.isInteger(rounds) &&
  rounds >= 0 &&
  parts.every(
    ({ cents, days }) =>
      Number.isSafeInteger(cents) &&
      cents >= (isHeld ? 1 : 0) &&
      (days === null ? !isHeld : Number.isInteger(days) && days >= 1),
  )

/** An order as it begins: requested by a company. */
export const requestOrder = (agreement: Agreement, now: Date): Order => ({
  ...agreement,
  status: 'requested',
  since: now,
  part: 0,
  deliveries: 0,
  roundsAsked: 0,
  dueAt: null,
  isLate: false,
  remindedAt: null,
  offer: null,
  change: null,
  dispute: null,
  frozenAt: null,
  payments: [],
  releasedCents: 0,
  refundedCents: 0,
})

/** Marks that both sides were told what the clock does next. */
export const markReminded = (order: Order, now: Date): Order =>
  isEnded(order) ? order : { ...order, remindedAt: now }
