import { formatDate, limaDaysBetween } from '#domain/time/dates.ts'

/** 'Hoy', 'Ayer', '21 nov. 2026': the day of an instant in Lima. */
export function dayLabel(instant: Date, now: Date): string {
  const days = limaDaysBetween(instant, now)
  if (days === 0) return 'Hoy'
  return days === 1 ? 'Ayer' : formatDate(instant)
}
