import type { DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import { changesTakeDays } from './deadlines.ts'
import { type Dispute, isWantOf, mayDispute, wantedCents } from './dispute.ts'
import type { Order, Party } from './order.ts'
import { type Change, isShare, type Rule, share } from './rule.ts'

export type DisputeStep =
  | 'dispute'
  | 'answer_dispute'
  | 'add_evidence'
  | 'escalate'
  | 'withdraw_dispute'
  | 'finish_work'
  | 'decide'

const parties = ['professional', 'company'] as const
const from = ['disputed'] as const

interface Opened {
  by: Party | null
  wants: DisputeWant | null
  now: Date
  /** Of a part. */
  cents?: number | undefined
}

/** Opens a dispute. What its author wants of the money is an offer at once, so that the other side can simply accept it. */
export function dispute(order: Order, { by, wants, now, cents }: Opened): Change {
  const { since, dueAt } = order
  const status = order.status === 'delivered' ? 'delivered' : 'working'
  const wanted = wants && wantedCents(order, wants, cents)
  return {
    set: {
      status: 'disputed',
      dueAt: null,
      change: null,
      offer: by === null || wanted === null ? null : { by, professionalCents: wanted, at: now },
      dispute: {
        by,
        wants,
        at: now,
        // Nobody opened it, so nobody has to answer.
        stage: by === null ? 'desk' : 'open',
        stageAt: now,
        rests: { status, since, dueAt },
      },
    },
  }
}

/** The other side has said something: from now on both have time to agree. */
export function answered(
  { dispute }: Order,
  { by, now }: { by: Party; now: Date },
): Pick<Order, 'dispute' | 'remindedAt'> | undefined {
  if (dispute?.stage !== 'open' || dispute.by === by) return undefined
  return { dispute: { ...dispute, stage: 'answered', stageAt: now }, remindedAt: null }
}

const later = (at: Date | null, time: number): Date | null => at && new Date(at.getTime() + time)

/** The order goes on where it stood, with the time that was left. Both sides are reminded before the clock does anything. */
function goOn({ rests, at }: Dispute, now: Date): Partial<Order> {
  const rested = now.getTime() - at.getTime()
  return {
    status: rests.status,
    since: new Date(rests.since.getTime() + rested),
    dueAt: later(rests.dueAt, rested),
    remindedAt: null,
    offer: null,
    dispute: null,
  }
}

/** The steps of a dispute, a part of the table in `steps.ts`. */
export const disputeRules: Readonly<Record<DisputeStep, Rule>> = {
  dispute: {
    by: parties,
    from: ['working', 'delivered'],
    when: (order, taken) =>
      mayDispute(order, taken.by as Party) &&
      isWantOf(taken.by as Party, taken.wants) &&
      (taken.wants !== 'part' || isShare(order, taken)),
    change: (order, { by, wants = null, now, professionalCents: cents }) =>
      dispute(order, { by: by as Party, wants, now, cents }),
  },
  answer_dispute: {
    by: parties,
    from,
    when: ({ dispute }, { by }) => dispute?.stage === 'open' && dispute.by !== by,
    change: (order, { by, now }) => ({ set: { ...answered(order, { by: by as Party, now }) } }),
  },
  add_evidence: { by: parties, from, change: () => ({ set: {} }) },
  escalate: {
    by: [...parties, 'clock'],
    from,
    // By the clock it is due; a person may once both have spoken.
    when: ({ dispute }, { by }) =>
      dispute !== null && (by === 'clock' ? dispute.stage !== 'desk' : dispute.stage === 'answered'),
    change: ({ dispute }, { now }) => ({
      set: { dispute: dispute && { ...dispute, stage: 'desk', stageAt: now }, remindedAt: null },
    }),
  },
  withdraw_dispute: {
    by: parties,
    from,
    when: ({ dispute }, { by }) => dispute?.by === by,
    change: ({ dispute }, { now }) => ({ set: dispute ? goOn(dispute, now) : {} }),
  },
  finish_work: {
    by: ['professional'],
    from,
    when: ({ dispute }) => dispute?.wants === 'finished',
    change: (order, { now }) => {
      if (!order.dispute) return { set: {} }
      const set = goOn(order.dispute, now)
      const least = now.getTime() + changesTakeDays * DAY
      return {
        set: {
          ...set,
          status: 'working',
          since: now,
          dueAt: new Date(Math.max(set.dueAt?.getTime() ?? 0, least)),
          isLate: false,
        },
      }
    },
  },
  decide: {
    by: ['administrator'],
    from,
    when: (order, taken) => order.dispute?.stage === 'desk' && isShare(order, taken),
    change: (order, { professionalCents }) => share(order, 'decided', professionalCents),
  },
}
