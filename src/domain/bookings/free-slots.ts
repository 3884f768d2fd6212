import { limaDay } from '#domain/time/dates.ts'
import { horizonDays, slotStep } from './booking-rules.ts'
import { addDays, atMinute, weekdayOf } from '#domain/time/lima-days.ts'
import { HOUR } from '#domain/time/durations.ts'

/** A time range on a weekday in Lima, in minutes since midnight; the end is exclusive. */
export interface WeeklyHours {
  /** 1 Monday - 7 Sunday (ISO 8601). */
  weekday: number
  startMinute: number
  endMinute: number
}

export interface Availability {
  isOpen: boolean
  /** Minimum free time between two bookings, in minutes. */
  bufferMinutes: number
  /** How long before its start a booking must be requested, in hours. */
  noticeHours: number
  hours: readonly WeeklyHours[]
  /** 'yyyy-MM-dd' in Lima. */
  daysOff: readonly string[]
}

/** The start is inclusive, the end exclusive. */
export interface Span {
  startsAt: Date
  endsAt: Date
}

export interface FreeDay {
  /** 'yyyy-MM-dd' in Lima. */
  day: string
  /** The possible starts for the requested duration, in order. */
  starts: Date[]
}

interface Question {
  /** In minutes. */
  duration: number
  now: Date
  /** Bookings that are requested or confirmed. */
  taken: readonly Span[]
}

export const earliestDay = (now: Date): string => addDays(limaDay(now), 1)
export const latestDay = (now: Date): string => addDays(limaDay(now), horizonDays)

/** The hours of a weekday in order; ranges that touch or overlap are merged. */
function stretchesOf(hours: readonly WeeklyHours[], weekday: number): WeeklyHours[] {
  const stretches: WeeklyHours[] = []
  const ofDay = hours.filter((one) => one.weekday === weekday)
  for (const one of ofDay.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const last = stretches.at(-1)
    if (last && one.startMinute <= last.endMinute) last.endMinute = Math.max(last.endMinute, one.endMinute)
    else stretches.push({ ...one })
  }
  return stretches
}

/** The possible starts on a day. Empty for days that cannot be booked. */
export function freeStarts(
  availability: Availability,
  day: string,
  { duration, now, taken }: Question,
): Date[] {
  if (!availability.isOpen || availability.daysOff.includes(day)) return []
  if (day < earliestDay(now) || day > latestDay(now)) return []
  const buffer = availability.bufferMinutes * 60_000
  const soonest = now.getTime() + availability.noticeHours * HOUR
  const isFree = (start: number) => {
    const end = start + duration * 60_000
    return (
      start >= soonest &&
      taken.every(
        (other) => end + buffer <= other.startsAt.getTime() || other.endsAt.getTime() + buffer <= start,
      )
    )
  }
  const starts: Date[] = []
  for (const { startMinute, endMinute } of stretchesOf(availability.hours, weekdayOf(day)))
    for (let at = startMinute; at + duration <= endMinute; at += slotStep) {
      const start = atMinute(day, at)
      if (isFree(start.getTime())) starts.push(start)
    }
  return starts
}

/** `days` days starting at `from`, each with its free starts; none before tomorrow or after the horizon. */
export function freeDays(
  availability: Availability,
  { from, days, ...question }: Question & { from: string; days: number },
): FreeDay[] {
  const first = from < earliestDay(question.now) ? earliestDay(question.now) : from
  const list: FreeDay[] = []
  for (let day = first; list.length < days && day <= latestDay(question.now); day = addDays(day, 1))
    list.push({ day, starts: freeStarts(availability, day, question) })
  return list
}

/** The free starts nearest to the wanted one, in chronological order. */
export function nearestStarts(
  availability: Availability,
  wanted: Date,
  count: number,
  question: Question,
): Date[] {
  const all = freeDays(availability, { ...question, from: earliestDay(question.now), days: horizonDays })
  const distance = (start: Date) => Math.abs(start.getTime() - wanted.getTime())
  return all
    .flatMap(({ starts }) => starts)
    .toSorted((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime())
    .slice(0, count)
    .toSorted((a, b) => a.getTime() - b.getTime())
}
