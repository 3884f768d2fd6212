import { expect, test } from 'vitest'
import { monthText, parseMonth } from './month-text.ts'

test.each([
  ['', null],
  ['2021', '2021'],
  ['3/2021', '2021-03'],
  ['03-2021', '2021-03'],
  ['2021-03', '2021-03'],
  [' 12.2020 ', '2020-12'],
  ['13/2021', undefined],
  ['marzo', undefined],
  ['21', undefined],
])('%j is read as %j', (text, date) => {
  expect(parseMonth(text)).toBe(date)
})

test.each(['2021', '2021-03'])('%s is unchanged after its field', (date) => {
  expect(parseMonth(monthText(date))).toBe(date)
})

test('a day is more than the field shows', () => {
  expect([monthText('2021-03-05'), monthText(null)]).toEqual(['03/2021', ''])
})
