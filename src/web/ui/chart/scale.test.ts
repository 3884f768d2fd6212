import { expect, test } from 'vitest'
import { axisTicks, labelStep, shortFigure } from './scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10]],
  [100, [0, 25, 50, 75, 100]],
  [9011, [0, 2500, 5000, 7500, 10_000]],
  [33_900, [0, 10_000, 20_000, 30_000, 40_000]],
  [80_000, [0, 20_000, 40_000, 60_000, 80_000]],
])('an axis up to %i has round marks', (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks)
})

test.each([
  [0, '0'],
  [999, '999'],
  [2500, '2.5 k'],
  [33_900, '33.9 k'],
  [1_250_000, '1.3 M'],
])('%i is shortened', (value, text) => {
  expect(shortFigure(value)).toBe(text)
})

test('labels are left out only when there are too many', () => {
  expect([labelStep(12, 13), labelStep(26, 13), labelStep(0, 13)]).toEqual([1, 2, 1])
})
