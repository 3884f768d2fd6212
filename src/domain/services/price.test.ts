import { expect, test } from 'vitest'
import { parseServicePrice, writeServicePrice } from './price.ts'

test.each([
  ['$25.00', 2500],
  ['$0.00', 0],
  ['25', 2500],
  ['US$ 1,200.50', 120_050],
  ['USD 30', 3000],
  ['Desde $20 por hora', 2000],
  ['$15-20', 1500],
  ['$ 12,5', 1250],
  ['$1,200', 120_000],
  ['1.200,50', 120_050],
  ['$40.', 4000],
  ['A convenir', null],
  ['', null],
  ['S/ 80', null],
  ['80 soles', null],
  ['-$5', null],
  ['$99999999999', null],
])('the price %j is %j cents', (text, cents) => {
  expect(parseServicePrice(text)).toBe(cents)
})

test.each([
  [2500, '$25.00'],
  [1250, '$12.50'],
  [120_050, '$1,200.50'],
  [0, '$0.00'],
])('%i cents are written as %s, and read back', (cents, text) => {
  expect(writeServicePrice(cents)).toBe(text)
  expect(parseServicePrice(text)).toBe(cents)
})
