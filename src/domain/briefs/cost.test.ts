import { expect, test } from 'vitest'
import { costOf } from './cost.ts'

test.each([100, 76_000, 9_999_900])('the parts of a cost are its total: %d', (priceCents) => {
  const { workCents, feeCents, igvCents, totalCents } = costOf({ priceCents })
  expect(workCents).toBe(priceCents)
  expect(workCents + feeCents + igvCents).toBe(totalCents)
})
