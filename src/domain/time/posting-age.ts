import { limaDaysBetween } from './dates.ts'

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
