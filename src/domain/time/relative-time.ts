import { postingAge } from './posting-age.ts'
import { DAY, HOUR, MINUTE } from './durations.ts'

/** 'Ahora', 'Hace 5 min', 'Hace 3 h' within 24 hours; then like the age of a posting: 'Ayer', 'Hace 3 días'. */
export function relativeTime(instant: Date, now: Date): string {
  const passed = now.getTime() - instant.getTime()
  if (passed < MINUTE) return 'Ahora'
  if (passed < HOUR) return `Hace ${Math.floor(passed / MINUTE)} min`
  if (passed < DAY) return `Hace ${Math.floor(passed / HOUR)} h`
  return postingAge(instant, now)
}
