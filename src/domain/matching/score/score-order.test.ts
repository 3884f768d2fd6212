import { expect, test } from 'vitest'
import { seededRandom } from '#tests/matching/random-profiles.ts'
import { compareScores } from './score-order.ts'

test.each([
  [
    [25, 90, 60],
    [90, 60, 25],
  ],
  [
    [null, 25],
    [25, null],
  ],
  [
    [null, 0, null, 100],
    [100, 0, null, null],
  ],
])('%j is listed as %j', (scores, listed) => expect(scores.toSorted(compareScores)).toEqual(listed))

test('the order is total: any two scores compare one way, and no three of them go round in a circle', () => {
  const random = seededRandom(7)
  const any = () => (random() < 0.3 ? null : Math.floor(random() * 6) * 20)
  for (let round = 0; round < 2000; round++) {
    const [a, b, c] = [any(), any(), any()]
    expect(Math.sign(compareScores(a, b))).toBe(0 - Math.sign(compareScores(b, a)))
    if (compareScores(a, b) <= 0 && compareScores(b, c) <= 0)
      expect(compareScores(a, c)).toBeLessThanOrEqual(0)
    expect(compareScores(a, b) === 0).toBe(a === b)
  }
})
