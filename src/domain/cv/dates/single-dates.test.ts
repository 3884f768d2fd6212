import { expect, test } from 'vitest'
import { readSingleDate } from './single-dates.ts'

test.each([
  ['ene. 2020', '2020-01'],
  ["mar '19", '2019-03'],
  ['set95', '1995-09'],
  ['15/03/2019', '2019-03'],
  ['12/25/2019', '2019-12'],
  ['15/03/19', '2019-03'],
  ['03/19', '2019-03'],
  ['2019-03-15', '2019-03'],
  ['13/2019', '2019'],
  ['00/2019', '2019'],
  ['q3 2021', '2021'],
  ['2020-ii', '2020'],
  ["'19", '2019'],
])('%s says %s', (text, date) => {
  expect(readSingleDate(text, null)).toBe(date)
})

test('a bare month takes the year of the other half, and is nothing without', () => {
  expect(readSingleDate('marzo', '2020')).toBe('2020-03')
  expect(readSingleDate('marzo', null)).toBeNull()
})
