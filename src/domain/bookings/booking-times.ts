import { limaDay } from '#domain/time/dates.ts'
import { clockOf, minuteOfDay, weekdayOf } from '#domain/time/lima-days.ts'

// Our own tables, as in dates.ts: the output of ICU changes with its version, so server and browser may differ.
export const weekdayNames = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const
export const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

const partsOf = (day: string) => {
  const [, month, date] = day.split('-').map(Number)
  return { weekday: weekdayNames[weekdayOf(day) - 1] ?? '', month: monthNames[(month ?? 1) - 1] ?? '', date }
}

/** Formats '2026-11-24' as 'martes 24 de noviembre'. */
export function dayInWords(day: string): string {
  const { weekday, month, date } = partsOf(day)
  return `${weekday} ${date} de ${month}`
}

/** Formats '2026-11-24' as 'mar. 24 nov.'. */
export function shortDay(day: string): string {
  const { weekday, month, date } = partsOf(day)
  return `${weekday.slice(0, 3)}. ${date} ${month.slice(0, 3)}.`
}

/** '15:00', in Lima time. */
export const limaClock = (instant: Date): string => clockOf(minuteOfDay(instant))

/** 'mar. 24 nov. 15:00', in Lima. */
export const limaShort = (instant: Date): string => `${shortDay(limaDay(instant))} ${limaClock(instant)}`

/** 'martes 24 de noviembre, 15:00 - 16:00 (hora de Lima)'. */
export const limaSpan = (startsAt: Date, endsAt: Date): string =>
  `${dayInWords(limaDay(startsAt))}, ${limaClock(startsAt)} - ${limaClock(endsAt)} (hora de Lima)`

/** '45 min', '1 h', '1 h 30 min'. */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

export interface VisitorTime {
  /** '21:00', with the day if it differs there: 'mié. 25 nov. 02:00'. */
  time: string
  /** 'Madrid', the last part of the zone's name: we have no table of Spanish names. */
  place: string
}

/** The same instant in the visitor's time zone; null if it shows the same as Lima, or if the zone is unknown. */
export function visitorTime(instant: Date, timeZone: string | undefined): VisitorTime | null {
  const there = timeZone === undefined ? null : clockIn(timeZone, instant)
  if (!there || !timeZone) return null
  const isSameDay = there.day === limaDay(instant)
  if (isSameDay && there.time === limaClock(instant)) return null
  const place = timeZone.split('/').at(-1) ?? timeZone
  return {
    time: isSameDay ? there.time : `${shortDay(there.day)} ${there.time}`,
    place: place.replaceAll('_', ' '),
  }
}

function clockIn(timeZone: string, instant: Date): { day: string; time: string } | null {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      // 'hour12: false' would write midnight as 24:00.
      hourCycle: 'h23',
    }).formatToParts(instant)
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
    return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
  } catch {
    return null
  }
}
