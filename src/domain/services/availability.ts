import type { AvailabilityChoice, AvailabilityState } from '#contracts/services/availability-vocabulary.ts'
import { askAgainDays, unconfirmedDays } from '#contracts/services/availability-figures.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { addDays } from '#domain/time/lima-days.ts'

/** What a professional said about new orders. Days are 'yyyy-MM-dd' in Lima. */
export interface Availability {
  says: AvailabilityChoice
  /** The first day on which work can begin; null if nothing was said. */
  startsOn: string | null
  /** How many orders are in work at most; null: no limit was said. */
  mostOrders: number | null
  /** How many are in work. */
  openOrders: number
  confirmedAt: Date
}

/** What was confirmed before this instant is asked for again, or no longer counts. */
export const askedBefore = (now: Date): Date => new Date(now.getTime() - askAgainDays * DAY)
export const unconfirmedBefore = (now: Date): Date =>
  new Date(now.getTime() - (askAgainDays + unconfirmedDays) * DAY)

/** The days until which work can begin for the two filters: today, and within the next seven days. */
export function filterDays(now: Date): { now: string; week: string } {
  const today = limaDay(now)
  return { now: today, week: addDays(today, 6) }
}

/** The first day on which work can begin. */
export function startOf(says: AvailabilityChoice, day: string | null, now: Date): string | null {
  if (says === 'now') return limaDay(now)
  if (says === 'unsaid' || day === null) return null
  return says === 'full' ? addDays(day, 1) : day
}

/** The day that was said: the first free one, or the last one without time. */
export const dayOf = ({ says, startsOn }: Pick<Availability, 'says' | 'startsOn'>): string | null => {
  if (startsOn === null || says === 'now' || says === 'unsaid') return null
  return says === 'full' ? addDays(startsOn, -1) : startsOn
}

/** What others read; null: nothing. A day that has come is 'now', and orders in work count without anybody saying so. */
export function shownOf(
  availability: Availability,
  now: Date,
): { state: AvailabilityState; day: string | null } | null {
  const { says, startsOn, mostOrders, openOrders, confirmedAt } = availability
  const isSaid = says !== 'unsaid' && startsOn !== null
  const isConfirmed = confirmedAt > unconfirmedBefore(now)
  if (isSaid && isConfirmed && startsOn > limaDay(now) && says !== 'now')
    return { state: says, day: dayOf(availability) }
  if (mostOrders !== null && openOrders >= mostOrders) return { state: 'busy', day: null }
  if (!isSaid) return null
  return { state: isConfirmed ? 'now' : 'unconfirmed', day: null }
}
