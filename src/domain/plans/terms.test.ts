import { expect, test } from 'vitest'
import { graceEndOf, nextTermStart } from './terms.ts'

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
