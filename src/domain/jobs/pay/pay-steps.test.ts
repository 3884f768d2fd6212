import { expect, test } from 'vitest'
import { payBars, paySteps } from './pay-steps.ts'

test.each([
  [150_000, 420_000],
  [102_500, 102_500],
  [0, 4_000_000],
  [250_000, 12_345_600],
])('the bars from %i to %i are round, few, and hold both ends', (low, high) => {
  const edges = paySteps(low, high)
  expect(edges.length).toBeGreaterThan(1)
  expect(edges.length).toBeLessThanOrEqual(9)
  expect(edges[0]).toBeLessThanOrEqual(low)
  expect(edges.at(-1)).toBeGreaterThan(high)
  const widths = edges.slice(1).map((edge, at) => edge - edges[at]!)
  expect(new Set(widths).size).toBe(1)
  expect(widths[0]! % 10_000).toBe(0)
})

test('what is outside is named as less and more, and left out when there is none', () => {
  expect(payBars([100, 200, 300], [0, 4, 0, 2])).toEqual([
    { from: 100, to: 200, ads: 4 },
    { from: 200, to: 300, ads: 0 },
    { from: 300, to: null, ads: 2 },
  ])
  expect(payBars([100, 200], [1, 4, 0])[0]).toEqual({ from: null, to: 100, ads: 1 })
})
