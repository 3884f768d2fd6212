import { formatPartialDate } from '#domain/time/dates.ts'
import type { PartialDate } from './cv.ts'

/** The start and end of a period, as far as known. Without an end and not current: the end is unknown. */
export interface Period {
  startDate: PartialDate | null
  endDate: PartialDate | null
  current: boolean
}

/** 'mar. 2020 – actualidad', '2018 – 2020', 'Hasta 2019'; '' if nothing is known. */
export function periodInWords({ startDate, endDate, current }: Period): string {
  const end = current ? 'actualidad' : endDate && formatPartialDate(endDate)
  const start = startDate && formatPartialDate(startDate)
  if (start && end) return start === end ? start : `${start} – ${end}`
  if (start) return `Desde ${start}`
  if (current) return 'Actualidad'
  return end ? `Hasta ${end}` : ''
}

/** Whether both may contain the same day: an unknown date can be any date. */
export function mayOverlap(one: Period, other: Period): boolean {
  return firstMonth(one) <= lastMonth(other) && firstMonth(other) <= lastMonth(one)
}

const firstMonth = ({ startDate }: Period): string => (startDate ?? '0000').padEnd(7, '-01').slice(0, 7)
const lastMonth = ({ endDate, current }: Period): string =>
  current ? '9999-12' : (endDate ?? '9999').padEnd(7, '-12').slice(0, 7)

/** Equal in the parts that both have; false if one is null. */
export function isSameDate(one: PartialDate | null, other: PartialDate | null): boolean {
  if (one === null || other === null) return false
  const shared = Math.min(one.length, other.length)
  return one.slice(0, shared) === other.slice(0, shared)
}
