import { expect, test } from 'vitest'
import { besideMedian, comparedWith } from './statistics.words.ts'

test.each([
  [10, 10, 'Igual que la mediana'],
  [15, 10, '50 % más que la mediana'],
  [5, 10, '50 % menos que la mediana'],
  [0, 10, '100 % menos que la mediana'],
  [3, 0, 'Más que la mediana'],
  [1001, 1000, 'Casi igual que la mediana'],
])('%s beside %s', (own, median, words) => {
  expect(besideMedian(own, median)).toBe(words)
})

test('the comparison says with what', () => {
  const none = { seen: 0, opened: 0, applied: 0 }
  const similar = { days: 14, ads: 12, category: 'Ventas', place: 'Lima', own: none, median: none }
  expect(comparedWith(similar)).toMatch(/^Con 12 avisos activos de Ventas en Lima, en los últimos 14 días\./)
  expect(comparedWith({ ...similar, place: null, days: 1 })).toMatch(/en todo el Perú, en el último día/)
})
