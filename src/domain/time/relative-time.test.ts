import { expect, test } from 'vitest'
import { postingAge, relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T15:00:00Z')

test.each([
  [-1, 'Hoy'],
  [0, 'Hoy'],
  [1, 'Ayer'],
  [2, 'Hace 2 días'],
  [6, 'Hace 6 días'],
  [7, 'Hace 1 semana'],
  [13, 'Hace 1 semana'],
  [14, 'Hace 2 semanas'],
  [29, 'Hace 4 semanas'],
  [30, 'Hace 1 mes'],
  [59, 'Hace 1 mes'],
  [60, 'Hace 2 meses'],
  [365, 'Hace 12 meses'],
])('%i days ago is %s', (days, expected) => {
  expect(postingAge(new Date(now.getTime() - days * 86_400_000), now)).toBe(expected)
})

test('an ad of 23:00 is of yesterday at 00:30 in Lima', () => {
  expect(postingAge(new Date('2026-11-21T04:00:00Z'), new Date('2026-11-21T05:30:00Z'))).toBe('Ayer')
})

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
