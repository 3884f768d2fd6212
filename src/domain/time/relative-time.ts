import { postingAge } from './posting-age.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** 'Ahora', 'Hace 5 min', 'Hace 3 h' within the same day of 24 hours; then as postings are aged: 'Ayer', 'Hace 3 días'. */
export function relativeTime(instant: Date, now: Date): string {
  const passed = now.getTime() - instant.getTime()
  if (passed < MINUTE) return 'Ahora'
  if (passed < HOUR) return `Hace ${Math.floor(passed / MINUTE)} min`
  if (passed < 24 * HOUR) return `Hace ${Math.floor(passed / HOUR)} h`
  return postingAge(instant, now)
}
