import { expect, test } from 'vitest'
import { formatMoney, receiptLabel, splitIgv } from './receipt.ts'

test.each([
  [0, 0, 0],
  [500, 424, 76],
  [7500, 6356, 1144],
  [9900, 8390, 1510],
  [1, 1, 0],
])('%i cents are %i and %i of tax', (amount, base, igv) => {
  expect(splitIgv(amount)).toEqual({ base, igv })
})

test('base and tax always sum up to what was paid', () => {
  for (let amount = 0; amount < 5000; amount++) {
    const { base, igv } = splitIgv(amount)
    expect(base + igv).toBe(amount)
  }
})

test.each([
  [0, 'USD', '$0.00 USD'],
  [500, 'USD', '$5.00 USD'],
  [123_456_789, 'USD', '$1,234,567.89 USD'],
  [100_000, 'PEN', 'S/\u00a01,000.00'],
] as const)('%i cents in %s are written %s', (cents, currency, text) => {
  expect(formatMoney(cents, currency)).toBe(text)
})

test('a receipt has six figures at least', () => {
  expect([1, 999_999, 1_000_000].map(receiptLabel)).toEqual(['R-000001', 'R-999999', 'R-1000000'])
})
