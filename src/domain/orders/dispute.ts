import { type DisputeStage, type DisputeWant, disputeWantsOf } from '#contracts/hires/dispute-vocabulary.ts'
import { type Order, type Party, shareableOf } from './order.ts'

/** While it is open the order's own clock rests. */
export interface Dispute {
  /** Who opened it. Null: the clock, because a late order that was delivered once waited too long. */
  by: Party | null
  wants: DisputeWant | null
  at: Date
  stage: DisputeStage
  /** When this stage began. */
  stageAt: Date
  /** Where the order stood, for when it goes on. */
  rests: { status: 'working' | 'delivered'; since: Date; dueAt: Date | null }
}

/** Who may open one: the company about what it received or waits for in vain, the professional about what was delivered once. */
export const mayDispute = (order: Order, by: Party): boolean => {
  const { status, isLate, deliveries } = order
  if (shareableOf(order) === 0) return false
  return by === 'company' ? status === 'delivered' || isLate : deliveries > 0
}

/** Whether this side can want this. */
export const isWantOf = (by: Party, wants: DisputeWant | undefined): wants is DisputeWant =>
  (disputeWantsOf[by] as readonly (DisputeWant | undefined)[]).includes(wants)

/** What the professional would get by it, in cents; null: it is not about money. `cents`: of a part. */
export function wantedCents(order: Order, wants: DisputeWant, cents: number | undefined): number | null {
  if (wants === 'finished') return null
  if (wants === 'part') return cents ?? null
  return wants === 'paid' ? shareableOf(order) : 0
}
