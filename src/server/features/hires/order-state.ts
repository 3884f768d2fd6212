import { hireAgreement, orderStatusOf } from '#domain/orders/hire-shape.ts'
import { looksAt } from '#domain/orders/deadlines.ts'
import type { Dispute } from '#domain/orders/dispute.ts'
import { heldOf, type Order, type Part, priceOf, requestOrder } from '#domain/orders/order.ts'
import type { StepName } from '#domain/orders/steps.ts'
import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'
import type { PartsChange } from '#domain/orders/change.ts'
import type { StoredChange, StoredDispute, StoredState } from '#server/db/schema/hires.table.ts'
import type { HireRow, HireState, PartRow } from './hires.queries.ts'

type Row = Pick<HireRow, keyof HireState | 'parts' | 'rounds' | 'isHeld'>

/** The stored word of each status of an order. */
const storedStatusOf: Partial<Record<Order['status'], HireStatus>> = {
  requested: 'requested',
  agreed: 'agreed',
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
  const agreement = parts.length === 0 ? hireAgreement : { isHeld: row.isHeld, parts, rounds }
  const status = orderStatusOf[row.status]
  return {
    ...requestOrder(agreement, row.updatedAt),
    status,
    payments: paidNow({ ...row, status }),
    part: row.part,
    deliveries: row.deliveries,
    roundsAsked: row.roundsAsked,
    dueAt: row.dueAt,
    isLate: row.isLate,
    remindedAt: row.remindedAt,
    dispute: row.dispute && readDispute(row.dispute),
    change: row.change && readChange(row.change),
    frozenAt: row.frozenAt,
    offer: offerBy && offeredAt && { by: offerBy, professionalCents: offerCents ?? 0, at: offeredAt },
  }
}

const paidStatuses: ReadonlySet<Order['status']> = new Set(['working', 'delivered', 'disputed'])

/** One part is paid at a time, before its work begins; those before it are over. */
const paidNow = ({
  isHeld,
  status,
  parts,
  part,
  heldCents,
}: Pick<Order, 'isHeld' | 'status' | 'parts' | 'part'> & Pick<HireState, 'heldCents'>) =>
  isHeld && paidStatuses.has(status)
    ? [{ id: `part-${part}`, cents: heldCents ?? parts[part]?.cents ?? 0, use: 'held' as const }]
    : []

/** The columns of an order after a step. */
export function stateOf(order: Order): HireState & { nextAt: Date | null } {
  const status = storedStatusOf[order.status]
  if (!status) throw new Error(`An order is never stored as ${order.status}`)
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
    change: order.change && storeChange(order.change),
    heldCents: otherThanPrice(order),
    frozenAt: order.frozenAt,
    nextAt: looksAt(order),
  }
}

/** Null: what is held is the price of the part, or nothing is. */
const otherThanPrice = (order: Order): number | null => {
  const held = heldOf(order)
  return held === 0 || held === priceOf(order) ? null : held
}

/** The parts of an order as its rows keep them: all have a name. */
export const rowsOf = (parts: readonly Part[]): PartRow[] =>
  parts.map(({ name = '', cents, days }) => ({ name, cents, days: days ?? 1 }))

const storeChange = ({ at, agreedAt, from, parts, by }: PartsChange): StoredChange => ({
  by,
  from,
  parts: rowsOf(parts),
  at: at.toISOString(),
  agreedAt: agreedAt?.toISOString() ?? null,
})

const readChange = ({ at, agreedAt, ...rest }: StoredChange): PartsChange => ({
  ...rest,
  at: new Date(at),
  agreedAt: parsed(agreedAt),
})

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
export function storeState(row: HireState & Pick<HireRow, 'parts'>): StoredState {
  const { status, part, deliveries, roundsAsked, isLate, offerBy, offerCents, dispute } = row
  const { change, heldCents, parts } = row
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
    change,
    heldCents,
    parts,
    frozenAt: row.frozenAt?.toISOString() ?? null,
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
  change = null,
  heldCents = null,
  frozenAt = null,
  parts,
  ...rest
}: StoredState): HireState & Partial<Pick<HireRow, 'parts'>> => ({
  ...rest,
  ...(parts && { parts: [...parts] }),
  dispute,
  change,
  heldCents,
  frozenAt: parsed(frozenAt),
  updatedAt: new Date(updatedAt),
  remindedAt: parsed(remindedAt),
  dueAt: parsed(dueAt),
  offeredAt: parsed(offeredAt),
})

/** The step that leads a hire by the hour to this status; null: none does. */
export const stepTo: Record<HireStatus, StepName | null> = {
  requested: null,
  agreed: null,
  accepted: 'accept',
  declined: 'decline',
  delivered: 'deliver',
  completed: 'approve',
  cancelled: 'cancel',
  disputed: null,
  decided: null,
}
