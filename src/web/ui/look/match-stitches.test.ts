import { expect, test } from 'vitest'
import { stitches, warmthOf } from './match-stitches.ts'

/** How much of a ring of 100 is drawn: the dashes without the gaps. */
const drawn = (score: number) =>
  stitches(score)
    .split(' ')
    .filter((_, at) => at % 2 === 0)
    .reduce((sum, dash) => sum + Number(dash), 0)

test.each([
  [0, 0],
  [2, 2],
  [4, 3.6],
  [5, 3.6],
  [92, 18 * 3.6 + 2],
  [100, 72],
  [-3, 0],
  [140, 72],
])('a score of %d draws %d of the ring', (score, length) => {
  expect(drawn(score)).toBeCloseTo(length)
})

test('a pattern has as many dashes as gaps, so that it does not invert', () => {
  for (let score = 0; score <= 100; score += 1) expect(stitches(score).split(' ').length % 2).toBe(0)
})

test.each([
  [100, 'high'],
  [80, 'high'],
  [79, 'mid'],
  [60, 'mid'],
  [59, 'low'],
  [0, 'low'],
])('%d is %s', (score, warmth) => {
  expect(warmthOf(score)).toBe(warmth)
})
