import { expect, test } from 'vitest'
import { isFresh } from './fresh.ts'

const now = new Date('2026-11-21T15:05:00Z')

test.each([
  [true, '2026-11-21T15:00:01Z', true],
  [true, '2026-11-21T15:00:00Z', false],
  [false, '2026-11-21T15:04:59Z', false],
])('from the CV: %s, created at %s', (fromCv, createdAt, fresh) => {
  expect(isFresh({ fromCv, createdAt }, now)).toBe(fresh)
})
