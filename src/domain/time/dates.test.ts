import { expect, test } from 'vitest'
import {
  addLimaMonths,
  formatDate,
  formatDateTime,
  formatPartialDate,
  limaDay,
  limaDaysBetween,
  limaInstant,
} from './dates.ts'

test.each([
  ['2026-11-21T15:00:00Z', '21 nov. 2026', '21/11/2026 10:00'],
  ['2026-09-01T04:59:00Z', '31 ago. 2026', '31/08/2026 23:59'],
  ['2026-09-01T05:00:00Z', '1 set. 2026', '01/09/2026 00:00'],
  ['2027-01-01T00:00:00Z', '31 dic. 2026', '31/12/2026 19:00'],
])('%s is %s, %s in Lima', (instant, date, dateTime) => {
  expect(formatDate(new Date(instant))).toBe(date)
  expect(formatDateTime(new Date(instant))).toBe(dateTime)
})

test('days are counted by the calendar of Lima', () => {
  const day = (text: string) => new Date(text)
  expect(limaDaysBetween(day('2026-11-21T04:59:59Z'), day('2026-11-21T05:00:00Z'))).toBe(1)
  expect(limaDaysBetween(day('2026-11-21T05:00:00Z'), day('2026-11-22T04:59:59Z'))).toBe(0)
  expect(limaDaysBetween(day('2026-11-21T05:00:00Z'), day('2026-11-19T05:00:00Z'))).toBe(-2)
  expect(limaDay(day('2026-03-01T00:00:00Z'))).toBe('2026-02-28')
})

test('a day of Lima has a first and a last instant, and must exist', () => {
  expect(limaInstant(2024, 2, 29)?.toISOString()).toBe('2024-02-29T05:00:00.000Z')
  expect(limaInstant(2024, 2, 29, 'end')?.toISOString()).toBe('2024-03-01T04:59:59.000Z')
  expect(limaInstant(2026, 2, 29)).toBeNull()
  expect(limaInstant(2026, 13, 1)).toBeNull()
})

test.each([
  ['2020', '2020'],
  ['2020-03', 'mar. 2020'],
  ['2020-09-05', '5 set. 2020'],
])('of %s is shown no more than is known: %s', (date, words) => {
  expect(formatPartialDate(date)).toBe(words)
})

test.each([
  ['2026-11-21T15:00:00Z', 3, '2027-02-21T15:00:00.000Z'],
  ['2026-11-30T15:00:00Z', 3, '2027-02-28T15:00:00.000Z'],
  ['2027-11-30T15:00:00Z', 3, '2028-02-29T15:00:00.000Z'],
  ['2026-12-31T23:00:00Z', 1, '2027-01-31T23:00:00.000Z'],
  // In Lima it is still 31 January.
  ['2026-02-01T02:00:00Z', 1, '2026-03-01T02:00:00.000Z'],
])('%s and %i months are %s', (instant, months, later) => {
  expect(addLimaMonths(new Date(instant), months).toISOString()).toBe(later)
})
