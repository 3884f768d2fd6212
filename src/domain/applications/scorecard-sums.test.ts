import { expect, test } from 'vitest'
import { sumUp } from './scorecard-sums.ts'

const card = (...points: [attributeId: number, points: number][]) => ({
  points: points.map(([attributeId, given]) => ({ attributeId, points: given })),
})

test.each([
  ['nobody', [], null],
  ['a card without points', [card()], null],
  [
    'one',
    [card([1, 4], [2, 3])],
    {
      average: 3.5,
      count: 1,
      attributes: [
        { attributeId: 1, average: 4, least: 4, most: 4 },
        { attributeId: 2, average: 3, least: 3, most: 3 },
      ],
    },
  ],
  [
    'who rates much counts as who rates little',
    [card([1, 1]), card([1, 4], [2, 4], [3, 4]), card()],
    {
      average: 2.5,
      count: 2,
      attributes: [
        { attributeId: 1, average: 2.5, least: 1, most: 4 },
        { attributeId: 2, average: 4, least: 4, most: 4 },
        { attributeId: 3, average: 4, least: 4, most: 4 },
      ],
    },
  ],
])('%s', (_, cards, sum) => {
  expect(sumUp(cards)).toEqual(sum)
})
