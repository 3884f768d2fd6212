import { expect, test } from 'vitest'
import { postingAge } from './posting-age.ts'

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
