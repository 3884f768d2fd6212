import { limaDay } from './dates.ts'
import { DAY, MINUTE } from './durations.ts'

/** Days are 'yyyy-MM-dd' and minutes count from midnight, both in Lima, which is UTC−5 all year. */

/** Midnight of a day in Lima, as an instant. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00-05:00`)

export const atMinute = (day: string, minutes: number): Date => new Date(midnight(day) + minutes * MINUTE)

/** Minutes since midnight in Lima. */
export const minuteOfDay = (instant: Date): number =>
  Math.floor((instant.getTime() - midnight(limaDay(instant))) / MINUTE)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** 1 Monday - 7 Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay() || 7

/** Formats 570 as '09:30', 1440 as '24:00'. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Parses '09:30' to 570, '24:00' to 1440; null for an invalid time. */
export function minutesOf(clock: string): number | null {
  const [, hour, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? []
  if (hour === undefined || minutes === undefined) return null
  const total = Number(hour) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= 1440 ? total : null
}
