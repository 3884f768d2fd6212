import { hireAgreement, orderStatusOf } from '#domain/orders/hire-shape.ts'
import { looksAt } from '#domain/orders/deadlines.ts'
import type { Dispute } from '#domain/orders/dispute.ts'
import { type Order, requestOrder } from '#domain/orders/order.ts'
import type { StepName } from '#domain/orders/steps.ts'
import type { HireStatus } from '#contracts/services/services-vocabulary.ts'
import type { StoredDispute, StoredState } from '#server/db/schema/hires.table.ts'
import type { HireRow, HireState } from './hires.queries.ts'

type Row = Pick<HireRow, keyof HireState | 'parts' | 'rounds'>

/** The stored word of each status of an order; orders without held money have no others. */
const storedStatusOf: Partial<Record<Order['status'], HireStatus>> = {
  requested: 'requested',
  working: 'accepted',
  delivered: 'delivered',
  completed: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
  disputed: 'disputed',
  decided: 'decided',
}

/** The order that a row is, for the rules of `domain/orders`. */
export function orderOf(row: Row): Order {
  const { parts, rounds, offerBy, offerCents, offeredAt } = row
  const agreement = parts.length === 0 ? hireAgreement : { isHeld: false, parts, rounds }
  return {
    ...requestOrder(agreement, row.updatedAt),
    status: orderStatusOf[row.status],
    part: row.part,
    deliveries: row.deliveries,
    roundsAsked: row.roundsAsked,
    dueAt: row.dueAt,
    isLate: row.isLate,
    remindedAt: row.remindedAt,
    dispute: row.dispute && readDispute(row.dispute),
    offer: offerBy && offeredAt && { by: offerBy, professionalCents: offerCents ?? 0, at: offeredAt },
  }
}

/** The columns of an order after a step. */
export function stateOf(order: Order): HireState & { nextAt: Date | null } {
  const status = storedStatusOf[order.status]
  if (!status) throw new Error(`An order without held money is never ${order.status}`)
  return {
    status,
    updatedAt: order.since,
    remindedAt: order.remindedAt,
    part: order.part,
    deliveries: order.deliveries,
    roundsAsked: order.roundsAsked,
    dueAt: order.dueAt,
    isLate: order.isLate,
    offerBy: order.offer?.by ?? null,
    offerCents: order.offer?.professionalCents ?? null,
    offeredAt: order.offer?.at ?? null,
    dispute: order.dispute && storeDispute(order.dispute),
    nextAt: looksAt(order),
  }
}

const storeDispute = ({ at, stageAt, rests, ...rest }: Dispute): StoredDispute => ({
  ...rest,
  at: at.toISOString(),
  stageAt: stageAt.toISOString(),
  rests: {
    status: rests.status,
    since: rests.since.toISOString(),
    dueAt: rests.dueAt?.toISOString() ?? null,
  },
})

const readDispute = ({ at, stageAt, rests, ...rest }: StoredDispute): Dispute => ({
  ...rest,
  at: new Date(at),
  stageAt: new Date(stageAt),
  rests: { status: rests.status, since: new Date(rests.since), dueAt: parsed(rests.dueAt) },
})

const instants = ['updatedAt', 'remindedAt', 'dueAt', 'offeredAt'] as const

/** The state of a row as it is kept with a step. */
export function storeState(row: HireState): StoredState {
  const { status, part, deliveries, roundsAsked, isLate, offerBy, offerCents, dispute } = row
  const [updatedAt, remindedAt, dueAt, offeredAt] = instants.map((key) => row[key]?.toISOString() ?? null)
  return {
    status,
    part,
    deliveries,
    roundsAsked,
    isLate,
    offerBy,
    offerCents,
    dispute,
    updatedAt: updatedAt!,
    remindedAt: remindedAt!,
    dueAt: dueAt!,
    offeredAt: offeredAt!,
  }
}

const parsed = (at: string | null): Date | null => (at === null ? null : new Date(at))

export const readState = ({
  updatedAt,
  remindedAt,
  dueAt,
  offeredAt,
  dispute = null,
  ...rest
}: StoredState): HireState => ({
  ...rest,
  dispute,
  updatedAt: new Date(updatedAt),
  remindedAt: parsed(remindedAt),
  dueAt: parsed(dueAt),
  offeredAt: parsed(offeredAt),
})

/** The step that leads a hire by the hour to this status; null: none does. */
export const stepTo: Record<HireStatus, StepName | null> = {
  requested: null,
  accepted: 'accept',
  declined: 'decline',
  delivered: 'deliver',
  completed: 'approve',
  cancelled: 'cancel',
  disputed: null,
  decided: null,
}
