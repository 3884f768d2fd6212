import { expect, test } from 'vitest'
import { wishAgainst } from './own-wish.ts'

const ads = { low: 200_000, median: 300_000, high: 450_000 }

test.each([
  [1000, 1900, 'below'],
  [1000, 2000, 'lower'],
  [2500, null, 'lower'],
  [2500, 3500, 'around'],
  [null, 3000, 'around'],
  [3100, 6000, 'upper'],
  [4500, null, 'upper'],
  [4600, 6000, 'above'],
])('a wish of %j to %j is %s', (min, max, position) => {
  expect(wishAgainst({ min, max, currency: 'PEN' }, ads)).toBe(position)
})

test('nothing is said of another currency, or of no amount', () => {
  expect(wishAgainst({ min: 1000, max: null, currency: 'USD' }, ads)).toBeNull()
  expect(wishAgainst({ min: null, max: null, currency: 'PEN' }, ads)).toBeNull()
})
