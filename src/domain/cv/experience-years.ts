import type { PartialDate } from './cv.ts'
import type { Period } from './career-period.ts'

const MONTHS_OF_YEAR = 12
/** A year without a month counts as its middle, so that the errors of starts and ends cancel out. */
const MIDDLE = 6

/**
 * Whole years of work, from the union of the periods: parallel jobs count once. Null if no period has both a start and an end.
 * `today`: 'YYYY-MM', the end of current periods.
 */
export function experienceYears(periods: readonly Period[], today: PartialDate): number | null {
  const spans = periods
    .flatMap((period) => spanOf(period, today) ?? [])
    .toSorted((one, other) => one.from - other.from)
  if (spans.length === 0) return null
  let months = 0
  let covered = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, covered))
    covered = Math.max(covered, to)
  }
  return Math.floor(months / MONTHS_OF_YEAR)
}

/** In months; `to` is exclusive. */
interface Span {
  from: number
  to: number
}

function spanOf({ startDate, endDate, current }: Period, today: PartialDate): Span | null {
  const end = current ? today : endDate
  if (startDate === null || end === null) return null
  const until = end < today ? end : today
  return { from: monthOf(startDate, 0), to: monthOf(until, 1) }
}

/** `inclusive`: 1 for an end, because its month was worked. */
function monthOf(date: PartialDate, inclusive: 0 | 1): number {
  const year = Number(date.slice(0, 4)) * MONTHS_OF_YEAR
  const month = date.slice(5, 7)
  return month === '' ? year + MIDDLE : year + Number(month) - 1 + inclusive
}
