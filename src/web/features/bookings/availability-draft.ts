import type { AvailabilityBody } from '#contracts/bookings/bookings.contract.ts'
import { clockOf, minutesOf } from '#domain/time/lima-days.ts'

export type Stretch = AvailabilityBody['hours'][number]

const step = 30
const usual = { start: '09:00', end: '18:00' }

/** The hours of a weekday with their index in the draft, in the order of entry. */
export const hoursOf = (draft: AvailabilityBody, weekday: number) =>
  draft.hours.map((stretch, at) => ({ stretch, at })).filter(({ stretch }) => stretch.weekday === weekday)

/** Another interval on a weekday: the usual hours, or two hours that start an hour after the last one. Null: the day is full. */
export function nextStretch(draft: AvailabilityBody, weekday: number): Stretch | null {
  const ends = hoursOf(draft, weekday).map(({ stretch }) => minutesOf(stretch.end) ?? 0)
  if (ends.length === 0) return { weekday, ...usual }
  const last = Math.max(...ends)
  const start = Math.min(last + 60, 1440 - step)
  if (start < last) return null
  return { weekday, start: clockOf(start), end: clockOf(Math.min(start + 120, 1440)) }
}

/** Copies the hours of one weekday to others and replaces theirs. */
export function copyHours(hours: readonly Stretch[], from: number, to: readonly number[]): Stretch[] {
  const source = hours.filter(({ weekday }) => weekday === from)
  const others = to.filter((weekday) => weekday !== from)
  return [
    ...hours.filter(({ weekday }) => !others.includes(weekday)),
    ...others.flatMap((weekday) => source.map(({ start, end }) => ({ weekday, start, end }))),
  ]
}

/** The options of a time select: every half hour, and the current value if it is another one. */
export function timeOptions(edge: 'start' | 'end', value: string) {
  const first = edge === 'start' ? 0 : step
  const times = Array.from({ length: 48 }, (_, at) => clockOf(first + at * step))
  const all = times.includes(value) ? times : [...times, value].toSorted()
  return all.map((time) => ({ value: time, label: time }))
}
