import { expect, test } from 'vitest'
import { isSameDate, mayOverlap, type Period, periodInWords } from './career-period.ts'

const period = (startDate: string | null, endDate: string | null, current = false): Period => ({
  startDate,
  endDate,
  current,
})

test.each([
  [period('2020-03', null, true), 'mar. 2020 – actualidad'],
  [period('2018', '2020'), '2018 – 2020'],
  [period('2018', '2018'), '2018'],
  [period('2018-09', null), 'Desde set. 2018'],
  [period(null, '2019-12'), 'Hasta dic. 2019'],
  [period(null, null, true), 'Actualidad'],
  [period(null, null), ''],
])('%j in words', (value, words) => {
  expect(periodInWords(value)).toBe(words)
})

test.each([
  [period('2018', '2020'), period('2020-06', '2021'), true],
  [period('2018-01', '2019-12'), period('2020-01', null, true), false],
  [period('2018', '2019'), period(null, null), true],
  [period('2021', null), period('2018', '2020'), false],
  [period('2015', null), period('2018', '2020'), true],
])('%j and %j', (one, other, overlap) => {
  expect(mayOverlap(one, other)).toBe(overlap)
  expect(mayOverlap(other, one)).toBe(overlap)
})

test('dates are equal as far as both are known', () => {
  expect(isSameDate('2020', '2020-03')).toBe(true)
  expect(isSameDate('2020-04', '2020-03')).toBe(false)
  expect(isSameDate('2020', null)).toBe(false)
  expect(isSameDate(null, null)).toBe(false)
})
