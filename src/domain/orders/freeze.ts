import type { Order } from './order.ts'
import type { Rule } from './rule.ts'

export type FreezeStep = 'freeze' | 'unfreeze'

/** What still goes on while a bank decides about held money: the work, and what moves none of it. */
const goesOn: ReadonlySet<string> = new Set([
  'deliver',
  'ask_changes',
  'answer_dispute',
  'add_evidence',
  'unfreeze',
  'lose_money',
])

/** Whether the step has to wait until the bank has decided. */
export const isFrozenOut = ({ frozenAt }: Order, step: string): boolean =>
  frozenAt !== null && !goesOn.has(step)

/** Every term is later by the time that the bank took; what began meanwhile begins now. */
function goOn(order: Order, now: Date): Partial<Order> {
  const { frozenAt, since, dueAt, offer, change, dispute } = order
  const from = frozenAt?.getTime() ?? now.getTime()
  const later = (at: Date): Date => new Date(at.getTime() + now.getTime() - Math.max(at.getTime(), from))
  const rested = now.getTime() - from
  return {
    frozenAt: null,
    remindedAt: null,
    since: later(since),
    dueAt: dueAt && new Date(dueAt.getTime() + rested),
    offer: offer && { ...offer, at: later(offer.at) },
    change: change && {
      ...change,
      at: later(change.at),
      agreedAt: change.agreedAt && later(change.agreedAt),
    },
    dispute: dispute && { ...dispute, stageAt: later(dispute.stageAt) },
  }
}

const from = ['working', 'delivered', 'disputed'] as const

/** The steps of a bank that looks at a held payment, a part of the table in `steps.ts`. */
export const freezeRules: Readonly<Record<FreezeStep, Rule>> = {
  freeze: {
    by: ['clock'],
    from,
    when: ({ isHeld, frozenAt }) => isHeld && frozenAt === null,
    change: (_, { now }) => ({ set: { frozenAt: now } }),
  },
  unfreeze: {
    by: ['clock'],
    from,
    when: ({ frozenAt }) => frozenAt !== null,
    change: (order, { now }) => ({ set: goOn(order, now) }),
  },
}
