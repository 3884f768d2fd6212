import { expect, test } from 'vitest'
import { addWorkingDays, easterSunday, isHoliday, isWorkingDay } from './working-days.ts'

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %d is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test.each([
  '2026-01-01',
  '2026-04-02',
  '2026-04-03',
  '2026-05-01',
  '2026-06-07',
  '2026-06-29',
  '2026-07-23',
  '2026-07-28',
  '2026-07-29',
  '2026-08-06',
  '2026-08-30',
  '2026-10-08',
  '2026-11-01',
  '2026-12-08',
  '2026-12-09',
  '2026-12-25',
])('%s is a holiday', (day) => {
  expect(isHoliday(day)).toBe(true)
  expect(isWorkingDay(day)).toBe(false)
})

test.each(['2026-04-01', '2026-04-06', '2026-12-24', '2026-12-31', '2026-07-27', '2026-02-17'])(
  '%s is a working day like any other',
  (day) => expect(isWorkingDay(day)).toBe(true),
)

test.each(['2026-11-21', '2026-11-22'])('%s, of a weekend, is none', (day) => {
  expect(isHoliday(day)).toBe(false)
  expect(isWorkingDay(day)).toBe(false)
})

test.each([
  ['over a plain week', '2026-11-16', 5, '2026-11-23'],
  ['from a Saturday', '2026-11-21', 15, '2026-12-15'],
  ['from a Friday, one day', '2026-11-20', 1, '2026-11-23'],
  ['over both holidays of December', '2026-12-07', 1, '2026-12-10'],
  ['over Holy Thursday and Friday', '2026-04-01', 1, '2026-04-06'],
  ['over Fiestas Patrias and Junín', '2026-07-22', 15, '2026-08-18'],
  ['into another year', '2026-12-23', 5, '2026-12-31'],
  ['over New Year', '2026-12-30', 2, '2027-01-04'],
  ['over a leap day', '2028-02-25', 3, '2028-03-01'],
])('working days %s', (_, from, count, to) => {
  expect(addWorkingDays(from, count)).toBe(to)
})
