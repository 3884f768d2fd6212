import { expect, test } from 'vitest'
import { addLimaMonths } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { endWithout, graceEndOf, nextTermStart } from './terms.ts'

const now = new Date('2026-11-21T15:00:00Z')

test.each([
  ['a plan that never had an end', null, now],
  ['a plan that runs', '2026-12-01T15:00:00Z', '2026-12-01T15:00:00Z'],
  ['a plan in its last day of grace', '2026-11-18T15:00:01Z', '2026-11-18T15:00:01Z'],
  ['a plan whose grace is over', '2026-11-18T15:00:00Z', now],
])('the next term of %s', (_, endsAt, start) => {
  expect(nextTermStart(endsAt === null ? null : new Date(endsAt), now)).toEqual(new Date(start))
})

test('the grace is three whole days', () => {
  expect(graceEndOf(now)).toEqual(new Date('2026-11-24T15:00:00Z'))
})

test.each([
  ['the last of two months', '2027-01-31T15:00:00Z', '2027-01-31T15:00:00Z', '2026-12-31T15:00:00Z'],
  ['the first of two', '2027-01-31T15:00:00Z', '2026-12-31T15:00:00Z', '2026-12-31T15:00:00Z'],
  [
    'a month that a short February ended',
    '2027-02-28T15:00:00Z',
    '2027-02-28T15:00:00Z',
    '2027-01-31T15:00:00Z',
  ],
  ['a month that has begun', '2026-12-10T15:00:00Z', '2026-12-10T15:00:00Z', '2026-11-21T15:00:00Z'],
  ['a month that is over', '2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z'],
])('%s is taken off the end, and never more than what is left', (_, endsAt, paidUntil, end) => {
  const term = { paidUntil: new Date(paidUntil), months: 1 }
  expect(endWithout(new Date(endsAt), term, now)).toEqual(new Date(end))
})

test('taking a term off again leaves at least what there was before it, on every day of a year', () => {
  for (let day = 0; day < 366; day++)
    for (const months of [1, 3, 12]) {
      const before = new Date(now.getTime() + day * DAY)
      const paidUntil = addLimaMonths(before, months)
      const left = endWithout(paidUntil, { paidUntil, months }, now).getTime() - before.getTime()
      expect(left >= 0 && left <= 3 * DAY, `day ${day}`).toBe(true)
    }
})
