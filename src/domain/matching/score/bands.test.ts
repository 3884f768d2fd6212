import { expect, test } from 'vitest'
import { compatibilityLabel } from './bands.ts'

test.each([
  [90, 'Excelente'],
  [89, 'Muy bueno'],
  [80, 'Muy bueno'],
  [79, 'Bueno'],
  [60, 'Bueno'],
  [59, 'Regular'],
  [40, 'Regular'],
  [39, 'Necesita mejorar'],
])('a compatibility of %i is %s', (score, label) => {
  expect(compatibilityLabel(score)).toBe(label)
})
