import { expect, test } from 'vitest'
import { formatPrice, monthsText } from './price.ts'

test.each([
  [75, '$75'],
  [4.5, '$4.50'],
  [1200, '$1,200'],
  [0, '$0'],
])('%d dollars are written %s', (dollars, text) => {
  expect(formatPrice(dollars)).toBe(text)
})

test('one month is singular', () => {
  expect([monthsText(1), monthsText(3)]).toEqual(['1 mes', '3 meses'])
})
