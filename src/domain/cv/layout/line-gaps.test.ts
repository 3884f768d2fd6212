import { expect, test } from 'vitest'
import { looseGap } from './line-gaps.ts'

test.each([
  [[1.35, 1.35, 1.35], Infinity],
  [[1.35, 1.44, 1.36], Infinity],
  [[1.35, 1.75, 1.36, 1.74], 1.55],
  [[], Infinity],
])('between %j the white above new items begins at %d', (gaps, edge) => {
  expect(looseGap(gaps)).toBeCloseTo(edge, 2)
})
