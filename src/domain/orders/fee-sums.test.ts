import { expect, test } from 'vitest'
import { chargeOf, feeOf, feeRateOf, writeFeeRate } from './fee-sums.ts'

test('the company pays the price, the fee and its tax; the parts add up to the total', () => {
  expect(chargeOf(90_000, feeRateOf(5))).toEqual({ fee: 4500, igv: 810, total: 95_310 })
  for (let cents = 1; cents < 20_000; cents += 7) {
    const { fee, igv, total } = chargeOf(cents, 500)
    expect(cents + fee + igv).toBe(total)
  }
})

test('nothing has no fee, a rate of 0 neither, and a smaller share never has more', () => {
  expect(feeOf(0, 500)).toBe(0)
  expect(chargeOf(12_345, 0)).toEqual({ fee: 0, igv: 0, total: 12_345 })
  for (let cents = 1; cents < 5000; cents++)
    expect(feeOf(cents, 333)).toBeGreaterThanOrEqual(feeOf(cents - 1, 333))
})

test('a rate is written as people read it', () => {
  expect([feeRateOf(5), feeRateOf(2.5)].map(writeFeeRate)).toEqual(['5 %', '2.5 %'])
})
