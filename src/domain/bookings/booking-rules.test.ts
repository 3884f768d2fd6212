import { expect, test } from 'vitest'
import { mayEverSet, nextStatuses } from './booking-rules.ts'

const startsAt = new Date('2026-11-24T15:00:00Z')
const endsAt = new Date('2026-11-24T16:00:00Z')
const [before, during, after] = [
  new Date('2026-11-24T14:59:59Z'),
  new Date('2026-11-24T15:00:00Z'),
  new Date('2026-11-24T16:00:00Z'),
]

test.each([
  ['professional', 'pending', before, ['confirmed', 'cancelled']],
  ['professional', 'pending', during, []],
  ['professional', 'pending', after, []],
  ['professional', 'confirmed', before, ['cancelled']],
  ['professional', 'confirmed', during, []],
  ['professional', 'confirmed', after, ['completed']],
  ['professional', 'cancelled', before, []],
  ['professional', 'completed', after, []],
  ['company', 'pending', before, ['cancelled']],
  ['company', 'confirmed', before, ['cancelled']],
  ['company', 'confirmed', during, []],
  ['company', 'confirmed', after, []],
  ['company', 'cancelled', before, []],
] as const)('a %s may take a %s booking on, at %s, to %j', (side, status, now, next) => {
  expect(nextStatuses(side, { status, startsAt, endsAt }, now)).toEqual(next)
})

test('a company never confirms or completes, and nobody goes back to pending', () => {
  expect(mayEverSet('company', 'confirmed')).toBe(false)
  expect(mayEverSet('company', 'completed')).toBe(false)
  expect(mayEverSet('company', 'cancelled')).toBe(true)
  expect(mayEverSet('professional', 'pending')).toBe(false)
  expect(mayEverSet('professional', 'completed')).toBe(true)
})
