import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T15:00:00Z')

test.each([
  ['2026-11-21T15:00:20Z', 'Ahora'],
  ['2026-11-21T14:59:30Z', 'Ahora'],
  ['2026-11-21T14:55:00Z', 'Hace 5 min'],
  ['2026-11-21T12:00:00Z', 'Hace 3 h'],
  ['2026-11-20T15:00:00Z', 'Ayer'],
  ['2026-11-17T15:00:00Z', 'Hace 4 días'],
])('what happened at %s reads "%s"', (instant, text) => {
  expect(relativeTime(new Date(instant), now)).toBe(text)
})
