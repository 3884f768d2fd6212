import { formatPartialDate } from './dates.ts'

/** A month, a week or a day on an axis: short below it, in full where it is named. */
export type Period = { key: string; label: string; name: string }

/** '2026-11' → 'nov.' and 'nov. 2026'. */
export function monthPeriod(month: string): Period {
  const name = formatPartialDate(month)
  return { key: month, label: name.split(' ')[0] ?? name, name }
}

/** The Monday of a week, '2026-08-31' → '31 ago.' and 'Semana del 31 ago. 2026'. */
export function weekPeriod(monday: string): Period {
  const name = formatPartialDate(monday)
  return { key: monday, label: name.replace(/ \d{4}$/, ''), name: `Semana del ${name}` }
}

/** A day, '2026-08-31' → '31 ago.' and '31 ago. 2026'. */
export function dayPeriod(day: string): Period {
  const name = formatPartialDate(day)
  return { key: day, label: name.replace(/ \d{4}$/, ''), name }
}
