import { DAY } from '#domain/time/durations.ts'
import type { Order, OrderStatus, Party } from './order.ts'

/** How long a request waits for the professional, and an agreed order for its payment. */
export const answersWithinDays = 30
export const paysWithinDays = 7
/** The least time for a round of changes. */
export const changesTakeDays = 3
/** After this time without a delivery the order does not wait any longer. */
export const waitsForLateDays = 30
/** A delivery without an answer of the company counts as completed after this time (docs/decisions/0033). */
export const completesAfterDays = 7
/** How long before that both sides get a reminder. */
export const completionRemindsDays = 2
/** How long an offer to end the order stands, and how long a proposal to change milestones. */
export const offerStandsDays = 3
export const changeStandsDays = 5
/** In a dispute: how long the other side has to answer, and how long both have to agree afterwards. Then it goes to an administrator. */
export const answersDisputeDays = 3
export const agreesDisputeDays = 7
/** How long before that both are reminded. */
export const disputeRemindsDays = 1
/** How long an administrator has to decide. */
export const decidesWithinDays = 5

/** What the clock does when nobody does anything. */
export type ClockStep =
  | 'lapse'
  | 'mark_late'
  | 'give_up'
  | 'approve'
  | 'drop_offer'
  | 'drop_change'
  | 'escalate'

interface Deadline {
  step: ClockStep
  in: readonly OrderStatus[]
  /** Null: this order has no such deadline. */
  at: (order: Order) => Date | null
  /** Who is reminded, and how long before. The step never comes earlier after its reminder. */
  reminds: { who: readonly Party[]; before: number } | null
}

const after = (since: Date, time: number): Date => new Date(since.getTime() + time)

/** Every term of an order. A status with money in it has one, or waits for an administrator. */
export const deadlines: readonly Deadline[] = [
  {
    step: 'lapse',
    in: ['requested'],
    at: ({ since }) => after(since, answersWithinDays * DAY),
    reminds: { who: ['professional'], before: 7 * DAY },
  },
  {
    step: 'lapse',
    in: ['agreed'],
    at: ({ since }) => after(since, paysWithinDays * DAY),
    reminds: { who: ['company'], before: 2 * DAY },
  },
  {
    step: 'mark_late',
    in: ['working'],
    at: ({ dueAt, isLate }) => (isLate ? null : dueAt),
    reminds: null,
  },
  {
    step: 'give_up',
    in: ['working'],
    at: ({ dueAt, isLate }) => (dueAt && isLate ? after(dueAt, waitsForLateDays * DAY) : null),
    reminds: { who: ['professional', 'company'], before: 7 * DAY },
  },
  {
    step: 'approve',
    in: ['delivered'],
    at: ({ since }) => after(since, completesAfterDays * DAY),
    reminds: { who: ['professional', 'company'], before: completionRemindsDays * DAY },
  },
  {
    step: 'drop_offer',
    // An offer in a dispute stands until the dispute ends.
    in: ['working', 'delivered'],
    at: ({ offer }) => offer && after(offer.at, offerStandsDays * DAY),
    reminds: null,
  },
  {
    step: 'drop_change',
    in: ['agreed', 'working', 'delivered'],
    at: ({ change }) =>
      change &&
      (change.agreedAt
        ? after(change.agreedAt, paysWithinDays * DAY)
        : after(change.at, changeStandsDays * DAY)),
    reminds: null,
  },
  {
    step: 'escalate',
    in: ['disputed'],
    at: ({ dispute }) =>
      dispute &&
      (dispute.stage === 'desk'
        ? null
        : after(dispute.stageAt, (dispute.stage === 'open' ? answersDisputeDays : agreesDisputeDays) * DAY)),
    reminds: { who: ['professional', 'company'], before: disputeRemindsDays * DAY },
  },
]

export interface Due {
  step: ClockStep
  at: Date
  /** When a reminder goes out, and to whom; null: it was sent, or the step has none. */
  reminder: { at: Date; who: readonly Party[] } | null
}

/** What the clock does with this order next, the earliest first. */
export function dueOf(order: Order): Due[] {
  if (order.frozenAt) return []
  return deadlines
    .filter((deadline) => deadline.in.includes(order.status))
    .flatMap(({ step, at, reminds }) => {
      const planned = at(order)
      return planned ? [{ step, ...withReminder(order, planned, reminds) }] : []
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** No reminder, no step: after days without a running process the reminder comes first and the step its time later. */
function withReminder({ remindedAt }: Order, planned: Date, reminds: Deadline['reminds']): Omit<Due, 'step'> {
  if (!reminds) return { at: planned, reminder: null }
  const reminderAt = after(planned, -reminds.before)
  if (!remindedAt) return { at: planned, reminder: { at: reminderAt, who: reminds.who } }
  return {
    at: new Date(Math.max(planned.getTime(), remindedAt.getTime() + reminds.before)),
    reminder: null,
  }
}

/** When the clock has to look at this order: for a reminder or a step. Null: it waits for people only. */
export function looksAt(order: Order): Date | null {
  const times = dueOf(order).map(({ at, reminder }) => (reminder?.at ?? at).getTime())
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** Whether the clock may make this step now. */
export const isDue = (order: Order, step: ClockStep, now: Date): boolean =>
  dueOf(order).some((due) => due.step === step && due.reminder === null && due.at <= now)
