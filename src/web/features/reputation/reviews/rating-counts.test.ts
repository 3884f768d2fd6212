import { expect, test } from 'vitest'
import { ratingCounts } from './rating-counts.ts'

test('every number of stars has a count, also 0', () => {
  const given = [5, 3, 5, 1].map((rating) => ({ rating }))
  expect(ratingCounts(given).map(({ stars, count }) => `${stars}:${count}`)).toEqual([
    '5:2',
    '4:0',
    '3:1',
    '2:0',
    '1:1',
  ])
  expect(ratingCounts([]).every(({ count }) => count === 0)).toBe(true)
})
