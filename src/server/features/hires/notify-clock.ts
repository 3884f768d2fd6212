import type { ClockStep } from '#domain/orders/deadlines.ts'
import { type Party, shareableOf } from '#domain/orders/order.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Db } from '#server/db/connection.ts'
import { type ClockWords, clockWords, soonWords } from './clock-notices.words.ts'
import type { StoredState } from '#server/db/schema/hires.table.ts'
import { decisionWords } from '#server/features/hires/disputes/dispute-notices.words.ts'
import { hireLinks } from './hire.address.ts'
import { hireMail } from './hire-notices.words.ts'
import type { HireRow } from './hires.queries.ts'
import { type NotifyDeps, notifySide } from './notify-hire.ts'
import { orderOf, readState } from './order-state.ts'

const both = ['professional', 'company'] as const

/** Notifies these sides, on the bell and by mail, of what no person did. */
export async function notifySides(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  { title, ...messages }: ClockWords,
  who: readonly Party[],
  details?: [label: string, value: string][],
): Promise<void> {
  for (const side of who)
    await notifySide(deps, tx, hire, side, {
      by: null,
      type: 'hire',
      title,
      message: messages[side],
      link: hireLinks(hire)[side],
      mail: { ...hireMail(title, hire, side), ...(details && { details }) },
    })
}

/** The clock made a step. `before`: the hire until then. Call it in the transaction of the step. */
export const notifyClockStep = (
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  { step, before }: { step: ClockStep; before: HireRow },
): Promise<void> => notifySides(deps, tx, hire, clockWords[step](hire, before), both)

/** The clock makes a step soon. */
export const notifySoon = (
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  { step, at, who }: { step: ClockStep; at: Date; who: readonly Party[] },
): Promise<void> => notifySides(deps, tx, hire, soonWords[step](hire, formatDate(at)), who)

/** An administrator decided about a dispute: both read how and why. `before`: the order until then. */
export function notifyDecision(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  { cents, note, before }: { cents: number | null; note: string; before: StoredState | null },
): Promise<void> {
  const order = orderOf(before ? { ...hire, ...readState(before) } : hire)
  const words = { ...hire, cents: cents ?? 0, totalCents: shareableOf(order) }
  const { title, message } = decisionWords(words)
  return notifySides(deps, tx, hire, { title, professional: message, company: message }, both, [
    ['Por qué', note],
  ])
}
