import type { DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import type { ProposedParts } from './change.ts'
import { type Actor, type Effect, heldOf, type Order, type OrderStatus, shareableOf } from './order.ts'

export interface Taken {
  by: Actor
  now: Date
  /** Of `offer_end` and `decide`: what the professional gets of what can be shared. Of `accept_end`: what the person read. */
  professionalCents?: number | undefined
  /** Of `propose_change`; `any`: whether one is possible at all. */
  change?: ProposedParts | 'any' | undefined
  /** Of `accept_change`: when the proposal was made that the person read. */
  proposedAt?: Date | undefined
  /** Of `dispute`. */
  wants?: DisputeWant | undefined
}

/** What changes, and what it does with the money. */
export interface Change {
  set: Partial<Order>
  effects?: Effect[]
}

export interface Rule {
  by: readonly Actor[]
  from: readonly OrderStatus[]
  /** Besides who and where from. */
  when?: (order: Order, taken: Taken) => boolean
  change: (order: Order, taken: Taken) => Change
}

/** Ends the order: this much of what is held goes to the professional, the rest back to the company. */
export function share(order: Order, status: OrderStatus, professionalCents = 0): Change {
  const ended = { status, dueAt: null, offer: null, change: null, dispute: null, frozenAt: null }
  if (!order.isHeld) return { set: ended }
  const companyCents = heldOf(order) - professionalCents
  return {
    set: {
      ...ended,
      releasedCents: order.releasedCents + professionalCents,
      refundedCents: order.refundedCents + companyCents,
    },
    effects: [
      ...(professionalCents > 0 ? [{ kind: 'release' as const, cents: professionalCents }] : []),
      ...(companyCents > 0 ? [{ kind: 'refund' as const, cents: companyCents }] : []),
    ],
  }
}

/** Whether the sum can be shared. */
export const isShare = (order: Order, { professionalCents: cents }: Taken): boolean =>
  cents !== undefined && Number.isSafeInteger(cents) && cents >= 0 && cents <= shareableOf(order)
