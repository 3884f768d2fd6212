import { DAY } from '#domain/time/durations.ts'
import { afterDelivery, applyChange, differenceOf } from './change.ts'
import { changeRules, type ChangeStep } from './change-rules.ts'
import { changesTakeDays, type ClockStep, isDue } from './deadlines.ts'
import { answered, dispute, disputeRules, type DisputeStep } from './dispute-rules.ts'
import { type FreezeStep, freezeRules, isFrozenOut } from './freeze.ts'
import { type Actor, type Effect, heldOf, type Order, type Party, priceOf } from './order.ts'
import { type Change, isShare, type Rule, share, type Taken } from './rule.ts'

export type StepName =
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'offer_end'
  | 'accept_end'
  | ChangeStep
  | DisputeStep
  | FreezeStep
  | 'lose_money'
  | ClockStep

const parties = ['professional', 'company'] as const

/** Starts the part in work. */
const startPart = ({ parts }: Order, part: number, now: Date): Partial<Order> => {
  const days = parts[part]?.days ?? null
  return {
    status: 'working',
    part,
    deliveries: 0,
    dueAt: days === null ? null : new Date(now.getTime() + days * DAY),
    isLate: false,
  }
}

/** The next part begins; with held money it waits for its payment first. */
const beginPart = (order: Order, part: number, now: Date): Partial<Order> => {
  const started = startPart(order, part, now)
  return order.isHeld ? { ...started, status: 'agreed', dueAt: null } : started
}

/** The part is accepted: its price goes to the professional, what is held beyond it back, and the next part begins. */
function approve(order: Order, { now }: Taken): Change {
  const cents = order.isHeld ? priceOf(order) : 0
  const rest = order.isHeld ? heldOf(order) - cents : 0
  const next = order.part + 1
  return {
    set: {
      ...(next < order.parts.length
        ? beginPart(order, next, now)
        : { status: 'completed' as const, dueAt: null, change: null }),
      offer: null,
      releasedCents: order.releasedCents + cents,
      refundedCents: order.refundedCents + rest,
    },
    effects: [
      ...(cents > 0 ? [{ kind: 'release' as const, cents }] : []),
      ...(rest > 0 ? [{ kind: 'refund' as const, cents: rest }] : []),
    ],
  }
}

/**
 * Who alone may end an order in work. The professional always: the company gets all that is held back. The company while nothing of
 * this part was delivered, and with held money only once it is late: afterwards the work would be done and not paid.
 */
const maySayNo = ({ status, isHeld, isLate, deliveries }: Order, { by }: Taken): boolean => {
  if (status === 'requested') return by === 'company'
  if (status === 'agreed' || by === 'professional') return true
  return deliveries === 0 && (!isHeld || isLate)
}

/** The whole table: each step with who may make it, where from, and what it does. */
export const rules: Readonly<Record<StepName, Rule>> = {
  accept: {
    by: ['professional'],
    from: ['requested'],
    change: (order, { now }) => ({ set: beginPart(order, 0, now) }),
  },
  decline: { by: ['professional'], from: ['requested'], change: () => ({ set: { status: 'declined' } }) },
  deliver: {
    by: ['professional'],
    from: ['working'],
    change: (order) => ({
      set: { status: 'delivered', deliveries: order.deliveries + 1, change: afterDelivery(order) },
    }),
  },
  approve: { by: ['company', 'clock'], from: ['delivered'], change: approve },
  ask_changes: {
    by: ['company'],
    from: ['delivered'],
    when: ({ rounds, roundsAsked }) => roundsAsked < rounds,
    change: ({ dueAt, roundsAsked }, { now }) => ({
      set: {
        status: 'working',
        roundsAsked: roundsAsked + 1,
        dueAt: new Date(Math.max(dueAt?.getTime() ?? 0, now.getTime() + changesTakeDays * DAY)),
        isLate: false,
      },
    }),
  },
  cancel: {
    by: parties,
    from: ['requested', 'agreed', 'working'],
    when: maySayNo,
    change: (order) => share(order, 'cancelled'),
  },
  offer_end: {
    by: parties,
    from: ['working', 'delivered', 'disputed'],
    when: isShare,
    change: (order, { by, now, professionalCents = 0 }) => ({
      set: {
        offer: { by: by as Party, professionalCents, at: now },
        ...answered(order, { by: by as Party, now }),
      },
    }),
  },
  accept_end: {
    by: parties,
    from: ['working', 'delivered', 'disputed'],
    when: ({ offer }, { by, professionalCents }) =>
      offer !== null && offer.by !== by && offer.professionalCents === professionalCents,
    change: (order) =>
      share(order, order.status === 'disputed' ? 'decided' : 'cancelled', order.offer?.professionalCents),
  },
  drop_offer: {
    by: [...parties, 'clock'],
    from: ['working', 'delivered', 'disputed'],
    when: ({ offer }) => offer !== null,
    change: () => ({ set: { offer: null } }),
  },
  ...changeRules,
  ...disputeRules,
  ...freezeRules,
  // The bank took back what was held.
  lose_money: {
    by: ['clock'],
    from: ['working', 'delivered', 'disputed'],
    when: ({ isHeld }) => isHeld,
    change: (order) => share(order, 'cancelled'),
  },
  lapse: {
    by: ['clock'],
    from: ['requested', 'agreed'],
    change: (order) => share(order, 'cancelled'),
  },
  mark_late: { by: ['clock'], from: ['working'], change: () => ({ set: { isLate: true } }) },
  give_up: {
    by: ['clock'],
    from: ['working'],
    // Something was delivered once: a person looks at it before the money goes anywhere.
    change: (order, { now }) =>
      order.isHeld && order.deliveries > 0
        ? dispute(order, { by: null, wants: null, now })
        : share(order, 'cancelled'),
  },
}

const clockSteps: readonly string[] = [
  'lapse',
  'mark_late',
  'give_up',
  'approve',
  'drop_offer',
  'drop_change',
  'escalate',
] satisfies ClockStep[]

function isAllowed(order: Order, step: StepName, taken: Taken): boolean {
  const { by, from, when } = rules[step]
  if (isFrozenOut(order, step)) return false
  if (!by.includes(taken.by) || !from.includes(order.status)) return false
  if (taken.by === 'clock' && clockSteps.includes(step) && !isDue(order, step as ClockStep, taken.now))
    return false
  return when?.(order, taken) ?? true
}

/** The order after a step, with what to book in the same transaction. Null: the step is not allowed to this actor now. */
export function takeStep(
  order: Order,
  step: StepName,
  taken: Taken,
): { order: Order; effects: readonly Effect[] } | null {
  if (!isAllowed(order, step, taken)) return null
  const { set, effects = [] } = rules[step].change(order, taken)
  const begins = set.status !== undefined && (set.status !== order.status || set.part !== order.part)
  const since = begins ? { since: taken.now, remindedAt: null } : {}
  return { order: { ...order, ...since, ...set }, effects }
}

/** The steps that this actor can take now. Sums are asked for by the step itself. */
export const stepsOf = (order: Order, by: Actor, now: Date): StepName[] =>
  (Object.keys(rules) as StepName[]).filter((step) =>
    isAllowed(order, step, {
      by,
      now,
      professionalCents: order.offer?.professionalCents ?? 0,
      wants: by === 'company' ? 'all_back' : 'paid',
      change: 'any',
      proposedAt: order.change?.at,
    }),
  )

/** The price that the order waits to be paid, in cents: of the part in turn, or the difference of an agreed change. Null: nothing. */
export function awaitedOf(order: Order): number | null {
  if (!order.isHeld || order.frozenAt) return null
  if (order.status === 'agreed') return priceOf(order)
  return order.change?.agreedAt ? differenceOf(order, order.change) : null
}

/**
 * A payment arrived: it is held if exactly its sum is waited for, else it goes back whole. The same one again changes nothing, so
 * notices of the provider may come twice, late and in any order.
 */
export function receivePayment(
  order: Order,
  { id, cents, now }: { id: string; cents: number; now: Date },
): { order: Order; effects: readonly Effect[] } {
  if (order.payments.some((known) => known.id === id)) return { order, effects: [] }
  const isWaitedFor = cents === awaitedOf(order)
  const use = isWaitedFor ? ('held' as const) : ('returned' as const)
  const effects: Effect[] = [
    isWaitedFor ? { kind: 'hold', paymentId: id, cents } : { kind: 'return', paymentId: id, cents },
  ]
  const received = { ...order, payments: [...order.payments, { id, cents, use }] }
  if (!isWaitedFor) return { order: received, effects }
  const begun =
    order.status === 'agreed'
      ? { ...startPart(order, order.part, now), since: now, remindedAt: null }
      : applyChange(order, order.change!, now)
  return { order: { ...received, ...begun }, effects }
}
