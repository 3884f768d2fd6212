import { DAY } from '#domain/time/durations.ts'
import { heldOf, isSound, type Order, type Part, type Party } from './order.ts'

/** The milestones from `from` on, as one side proposes them. */
export interface ProposedParts {
  from: number
  parts: readonly Part[]
}

/** A proposal to change the milestones that are not delivered yet. */
export interface PartsChange extends ProposedParts {
  by: Party
  at: Date
  /** Both agreed, and it applies once the difference is held. Null: the other side has not answered. */
  agreedAt: Date | null
}

/**
 * The first milestone that can still be changed; after the last one there may be new ones. What was delivered, even once, stays as it was
 * agreed. Null: nothing can be changed now.
 */
export function firstChangeable({ status, parts, part, deliveries }: Order): number | null {
  if (parts.length < 2) return null
  if (status === 'agreed') return part
  if (status === 'working') return deliveries === 0 ? part : part + 1
  return status === 'delivered' ? part + 1 : null
}

/** All milestones with the change. */
export const changedParts = ({ parts }: Pick<Order, 'parts'>, change: ProposedParts): readonly Part[] => [
  ...parts.slice(0, change.from),
  ...change.parts,
]

const isSamePart = (one: Part | undefined, other: Part | undefined): boolean =>
  one?.name === other?.name && one?.cents === other?.cents && one?.days === other?.days

/** Whether it changes something that can be changed, to milestones that an order can have. The one in work stays in its place. */
export function isChange(order: Order, change: ProposedParts): boolean {
  if (change.from !== firstChangeable(order)) return false
  const parts = changedParts(order, change)
  return (
    parts.length > order.part &&
    isSound({ ...order, parts }) &&
    (parts.length !== order.parts.length || parts.some((part, at) => !isSamePart(part, order.parts[at])))
  )
}

/** What has to be paid before the change applies, in cents of the price: only for a part whose money is held already. */
export const differenceOf = (order: Order, change: ProposedParts): number =>
  order.isHeld && order.status === 'working'
    ? Math.max(0, (changedParts(order, change)[order.part]?.cents ?? 0) - heldOf(order))
    : 0

/** The change applies: the term of the part in work moves by the days that were added, but never to less than a day from now. */
export function applyChange(order: Order, change: ProposedParts, now: Date): Partial<Order> {
  const parts = changedParts(order, change)
  const added = (parts[order.part]?.days ?? 0) - (order.parts[order.part]?.days ?? 0)
  const isMoved = order.status === 'working' && order.dueAt !== null && added !== 0
  if (!isMoved) return { parts, change: null }
  const moved = new Date(Math.max(order.dueAt!.getTime() + added * DAY, now.getTime() + DAY))
  return { parts, change: null, dueAt: moved, isLate: false, remindedAt: null }
}

/** The part in work is delivered: what was proposed about it is gone, the rest of the proposal stays. */
export function afterDelivery({ change, part, parts }: Order): PartsChange | null {
  if (!change || change.from > part) return change
  const [own, ...rest] = change.parts
  return isSamePart(own, parts[part]) ? { ...change, from: part + 1, parts: rest } : null
}

/** When an order with these milestones would be delivered whole, if nobody waits for anybody. */
export function endOf(
  { status, part, parts, dueAt }: Pick<Order, 'status' | 'part' | 'parts' | 'dueAt'>,
  next: readonly Part[],
  now: Date,
): Date {
  const days = (list: readonly Part[]) => list.reduce((sum, one) => sum + (one.days ?? 0), 0)
  if (status === 'agreed') return new Date(now.getTime() + days(next.slice(part)) * DAY)
  const current = status === 'working' && dueAt ? dueAt : now
  const moved = status === 'working' ? (next[part]?.days ?? 0) - (parts[part]?.days ?? 0) : 0
  return new Date(current.getTime() + (moved + days(next.slice(part + 1))) * DAY)
}
