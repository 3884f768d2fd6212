import { limaDay } from '#domain/time/dates.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { workingDaysUntil } from '#domain/time/working-days.ts'

/** A term in words. `late`: it has passed; `soon`: it passes within a day. */
export interface Due {
  text: string
  state: 'late' | 'soon' | 'calm'
}

/**
 * How much time is left until `dueAt`, or since when it has passed. `inWorkingDays`: the law counts this term in working
 * days, and `dueAt` is the end of its last day.
 */
export function dueWords(dueAt: Date, now: Date, { inWorkingDays = false } = {}): Due {
  const left = dueAt.getTime() - now.getTime()
  if (left <= 0) return { text: `Venció hace ${span(-left)}`, state: 'late' }
  const state = left < DAY ? 'soon' : 'calm'
  if (!inWorkingDays)
    return { text: `${left < 2 * HOUR && left >= HOUR ? 'Queda' : 'Quedan'} ${span(left)}`, state }
  const lastDay = limaDay(new Date(dueAt.getTime() - 1))
  if (lastDay === limaDay(now)) return { text: 'Vence hoy', state: 'soon' }
  const days = workingDaysUntil(limaDay(now), lastDay)
  return {
    text: days === 1 ? 'Queda 1 día hábil' : `Quedan ${days} días hábiles`,
    state: days <= 2 ? 'soon' : 'calm',
  }
}

/** '5 min', '3 h' or '2 d', rounded down. */
function span(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`
  if (milliseconds < DAY) return `${Math.floor(milliseconds / HOUR)} h`
  return `${Math.floor(milliseconds / DAY)} d`
}
