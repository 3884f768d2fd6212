import { limaDaysBetween } from './dates.ts'
import { DAY, HOUR, MINUTE } from './durations.ts'

/** 'Ahora', 'Hace 5 min', 'Hace 3 h' within 24 hours; then like the age of a posting: 'Ayer', 'Hace 3 días'. */
export function relativeTime(instant: Date, now: Date): string {
  const passed = now.getTime() - instant.getTime()
  if (passed < MINUTE) return 'Ahora'
  if (passed < HOUR) return `Hace ${Math.floor(passed / MINUTE)} min`
  if (passed < DAY) return `Hace ${Math.floor(passed / HOUR)} h`
  return postingAge(instant, now)
}

function count(amount: number, one: string, many: string): string {
  return `Hace ${amount} ${amount === 1 ? one : many}`
}

/** 'Hoy', 'Ayer', 'Hace 3 días' (under 7), weeks (under 30 days), then months of 30 days; by calendar days in Lima. */
export function postingAge(publishedAt: Date, now: Date): string {
  const days = limaDaysBetween(publishedAt, now)
  // A publication slightly in the future (different clocks) counts as today.
  if (days <= 0) return 'Hoy'
  if (days === 1) return 'Ayer'
  if (days < 7) return count(days, 'día', 'días')
  if (days < 30) return count(Math.floor(days / 7), 'semana', 'semanas')
  return count(Math.floor(days / 30), 'mes', 'meses')
}
