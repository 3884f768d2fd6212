import { applyChange, differenceOf, firstChangeable, isChange } from './change.ts'
import type { Party } from './order.ts'
import type { Rule } from './rule.ts'

export type ChangeStep = 'propose_change' | 'accept_change' | 'drop_change'

const parties = ['professional', 'company'] as const
const from = ['agreed', 'working', 'delivered'] as const

/** The steps of a proposal to change milestones, a part of the table in `steps.ts`. */
export const changeRules: Readonly<Record<ChangeStep, Rule>> = {
  propose_change: {
    by: parties,
    from,
    when: (order, { change }) =>
      order.change === null &&
      firstChangeable(order) !== null &&
      change !== undefined &&
      (change === 'any' || isChange(order, change)),
    change: (_, { by, now, change }) => ({
      set:
        change === undefined || change === 'any'
          ? {}
          : { change: { from: change.from, parts: change.parts, by: by as Party, at: now, agreedAt: null } },
    }),
  },
  accept_change: {
    by: parties,
    from,
    when: (order, { by, proposedAt }) => {
      const { change } = order
      return (
        change?.agreedAt === null &&
        change.by !== by &&
        change.at.getTime() === proposedAt?.getTime() &&
        isChange(order, change)
      )
    },
    change: (order, { now }) => {
      const change = order.change!
      return {
        set:
          differenceOf(order, change) > 0
            ? { change: { ...change, agreedAt: now } }
            : applyChange(order, change, now),
      }
    },
  },
  drop_change: {
    by: [...parties, 'clock'],
    from,
    when: ({ change }) => change !== null,
    change: () => ({ set: { change: null } }),
  },
}
