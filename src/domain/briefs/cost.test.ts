import { expect, test } from 'vitest'
import { costOf } from './cost.ts'

test.each([100, 76_000, 9_999_900])('the parts of a cost are its total: %d', (priceCents) => {
  for (const feeRate of [null, 0, 500, 1234]) {
    const { workCents, feeCents, igvCents, totalCents } = costOf({ priceCents }, feeRate)
    expect(workCents).toBe(priceCents)
    expect(workCents + feeCents + igvCents).toBe(totalCents)
  }
})

test('money that is not held costs nothing more', () => {
  expect(costOf({ priceCents: 76_000 }, null)).toMatchObject({ feeCents: 0, igvCents: 0 })
  expect(costOf({ priceCents: 76_000 }, 500)).toMatchObject({ feeCents: 3800, igvCents: 684 })
})
