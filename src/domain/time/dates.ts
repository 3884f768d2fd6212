import { DAY, HOUR } from './durations.ts'
/** The offset of our users: UTC−5 all year, because Peru has had no daylight saving time since 1994. In milliseconds. */
const LIMA_BEHIND_UTC = 5 * HOUR

// Our own table: ICU writes 'set.' or 'sept.' depending on its version. Peru writes 'set.' (setiembre), as es-PE does today.
const MONTHS = [
  'ene.',
  'feb.',
  'mar.',
  'abr.',
  'may.',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'oct.',
  'nov.',
  'dic.',
]

/**
 * Date and time in Lima. Computed by arithmetic: a formatter would look up time zone tables for a constant offset, on every row of
 * a list.
 */
function limaParts(instant: Date): {
  year: number
  month: number
  day: number
  hour: number
  minute: number
} {
  const shifted = new Date(instant.getTime() - LIMA_BEHIND_UTC)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** '21 nov. 2026', the day in Lima. */
export function formatDate(instant: Date): string {
  const { year, month, day } = limaParts(instant)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** '2020-03' → 'mar. 2020', '2020' → '2020', '2020-03-05' → '5 mar. 2020': as precise as known. */
export function formatPartialDate(date: string): string {
  const [year, month, day] = date.split('-')
  const monthName = month === undefined ? undefined : MONTHS[Number(month) - 1]
  return [day && Number(day), monthName, year].filter(Boolean).join(' ')
}

/** 'dd/MM/yyyy', the day in Lima, for tables. */
export function formatDay(instant: Date): string {
  const { year, month, day } = limaParts(instant)
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`
}

/** 'dd/MM/yyyy HH:mm', in Lima time. */
export function formatDateTime(instant: Date): string {
  const { hour, minute } = limaParts(instant)
  return `${formatDay(instant)} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** '09:05', in Lima time. */
export function formatTime(instant: Date): string {
  const { hour, minute } = limaParts(instant)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** 'yyyy-MM-dd', the day in Lima: for `<time>` and for comparing calendar days. */
export function limaDay(instant: Date): string {
  const { year, month, day } = limaParts(instant)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The first instant of a day in Lima, given as 'yyyy-MM-dd'. */
export const limaDayStart = (day: string): Date => new Date(`${day}T00:00:00-05:00`)

/** The first instant of the month in Lima that contains an instant. */
export const limaMonthStart = (instant: Date): Date => limaDayStart(`${limaDay(instant).slice(0, 7)}-01`)

/** Whole calendar days in Lima from `from` to `to`; negative if `to` is earlier. */
export function limaDaysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(limaDay(to)) - Date.parse(limaDay(from))) / DAY)
}

/** The first instant of a day in Lima, or its last second; null for an invalid date. */
export function limaInstant(
  year: number,
  month: number,
  day: number,
  edge: 'start' | 'end' = 'start',
): Date | null {
  const probe = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    probe.getUTCFullYear() === year && probe.getUTCMonth() === month - 1 && probe.getUTCDate() === day
  if (!isReal) return null
  const time = edge === 'start' ? 'T00:00:00-05:00' : 'T23:59:59-05:00'
  return new Date(`${probe.toISOString().slice(0, 10)}${time}`)
}

/** The same day and time in Lima a number of months later; the last day of that month if it is shorter. */
export function addLimaMonths(instant: Date, months: number): Date {
  const shifted = new Date(instant.getTime() - LIMA_BEHIND_UTC)
  const day = shifted.getUTCDate()
  shifted.setUTCDate(1)
  shifted.setUTCMonth(shifted.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate()
  shifted.setUTCDate(Math.min(day, lastDay))
  return new Date(shifted.getTime() + LIMA_BEHIND_UTC)
}
