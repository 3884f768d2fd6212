import { expect, test } from 'vitest'
import { firstOfMonth, weekOf, weeksOfMonth } from './calendar.ts'

test.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-12', 5, '2026-11-30', '2027-01-03'],
  ['2028-02', 5, '2028-01-31', '2028-03-05'],
])('%s has %i weeks from Monday to Sunday', (month, count, first, last) => {
  const weeks = weeksOfMonth(month)
  expect(weeks).toHaveLength(count)
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last])
})

test('the week of a Sunday begins on the Monday before', () => {
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-16')
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23')
})

test('months before and after, over the year', () => {
  expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01')
  expect(firstOfMonth('2027-01-31', 1)).toBe('2027-02-01')
  expect(firstOfMonth('2027-01-15', -1)).toBe('2026-12-01')
})
