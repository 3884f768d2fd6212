import { expect, test } from 'vitest'
import { parseServicePrice } from './price.ts'

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
