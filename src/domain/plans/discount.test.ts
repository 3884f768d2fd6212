import { expect, test } from 'vitest'
import { randomFrom } from '#tests/support/random.ts'
import { type CodeRules, discounted, refusalOf, usesRefusal } from './discount.ts'

const now = new Date('2026-11-21T15:00:00Z')
const code: CodeRules = {
  kind: 'percent',
  value: 20,
  products: [],
  payer: null,
  startsAt: now,
  endsAt: null,
  endedAt: null,
  mostUses: null,
  mostPerAccount: 1,
}

test.each([
  [null, { amount: 9900, discount: 0, months: 1 }],
  [
    { kind: 'percent', value: 20 },
    { amount: 7920, discount: 1980, months: 1 },
  ],
  [
    { kind: 'percent', value: 33 },
    { amount: 6633, discount: 3267, months: 1 },
  ],
  [
    { kind: 'percent', value: 100 },
    { amount: 0, discount: 9900, months: 1 },
  ],
  [
    { kind: 'amount', value: 2500 },
    { amount: 7400, discount: 2500, months: 1 },
  ],
  [
    { kind: 'amount', value: 99_999 },
    { amount: 0, discount: 9900, months: 1 },
  ],
  // No provider charges 49 cents.
  [
    { kind: 'amount', value: 9851 },
    { amount: 0, discount: 9900, months: 1 },
  ],
  [
    { kind: 'amount', value: 9850 },
    { amount: 50, discount: 9850, months: 1 },
  ],
  [
    { kind: 'months', value: 3 },
    { amount: 0, discount: 29_700, months: 3 },
  ],
] as const)('a price of 9900 with %j is %j', (given, price) => {
  expect(discounted(9900, given)).toEqual(price)
})

test('amount and discount add up to the price, whatever the code', () => {
  const random = randomFrom(7)
  for (let at = 0; at < 5000; at++) {
    const price = random.below(20_000)
    const kind = random.pick(['percent', 'amount', 'months'] as const)
    const value = 1 + random.below(kind === 'percent' ? 100 : kind === 'months' ? 12 : 30_000)
    const { amount, discount, months } = discounted(price, { kind, value })
    expect(amount + discount).toBe(price * months)
    expect(amount === 0 || amount >= 50).toBe(true)
  }
})

test.each([
  [{}, null],
  [{ startsAt: new Date(now.getTime() + 1) }, 'unknown'],
  [{ endsAt: now }, 'ended'],
  [{ endedAt: now }, 'ended'],
  [{ payer: 'company' }, 'other-product'],
  [{ products: ['premium_job'] }, 'other-product'],
  [{ products: ['premium_month'], payer: 'professional' }, null],
] as const)('a code with %j is refused with %j', (changes, why) => {
  const use = {
    product: 'premium_month',
    payer: 'professional',
    currency: 'USD',
    now,
  } as const
  expect(refusalOf({ ...code, ...changes }, use)).toBe(why)
})

test('months are not given for an ad', () => {
  const use = { product: 'premium_job', payer: 'company', currency: 'USD', now } as const
  expect(refusalOf({ ...code, kind: 'months', value: 1 }, use)).toBe('other-product')
})

test('a limit is reached with its last use', () => {
  expect(usesRefusal({ mostUses: 2, mostPerAccount: 1 }, { all: 1, ofAccount: 0 })).toBeNull()
  expect(usesRefusal({ mostUses: 2, mostPerAccount: 1 }, { all: 2, ofAccount: 0 })).toBe('used-up')
  expect(usesRefusal({ mostUses: null, mostPerAccount: 2 }, { all: 9, ofAccount: 2 })).toBe('used-by-you')
})

test('an amount in dollars is not taken off a price in soles, and a percentage is', () => {
  const use = { product: 'premium_month', payer: 'company', currency: 'PEN', now } as const
  expect(refusalOf({ ...code, kind: 'amount', value: 500 }, use)).toBe('other-currency')
  expect(refusalOf({ ...code, kind: 'percent', value: 20 }, use)).toBeNull()
})
