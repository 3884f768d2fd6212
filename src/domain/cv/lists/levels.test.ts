import { expect, test } from 'vitest'
import { isLevelOnly } from './levels.ts'

test.each([
  'Avanzado',
  'nivel intermedio',
  'Básico / Intermedio',
  'BÁSICO',
  '80 %',
  '4/5',
  '●●●○○',
  '★★★☆☆',
  'X',
  '5 años',
  '5+ años',
  'más de 3 años',
  '2 años de experiencia',
  '4 years',
  '13 validaciones',
  'Básico\tIntermedio\tAvanzado',
])('%j only says how well', (text) => {
  expect(isLevelOnly(text)).toBe(true)
})

test.each(['Excel avanzado', 'Mecánica básica', 'Word\tAvanzado', 'Xero', 'Altos hornos', 'Usuario final'])(
  '%j says what as well',
  (text) => {
    expect(isLevelOnly(text)).toBe(false)
  },
)
