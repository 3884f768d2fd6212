import { beforeAll, expect, test } from 'vitest'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { meantTalent } from './meant-talent.ts'
import { readTalentFilters } from './talent.address.ts'

// Reading it takes seconds on a slow machine, and no single test should pay for it.
beforeAll(() => void productTaxonomy(), 60_000)

const meant = (q: string, more: Record<string, string> = {}) => {
  const { q: words, lugar, anios } = meantTalent(readTalentFilters(new URLSearchParams({ q, ...more })))
  return { q: words, lugar, anios }
}

test.each([
  ['contador en Arequipa', { q: 'contador', lugar: 'Arequipa', anios: null }],
  ['contador Arequipa', { q: 'contador', lugar: 'Arequipa', anios: null }],
  ['soldador con 5 años de experiencia', { q: 'soldador', lugar: '', anios: 5 }],
  ['soldador con experiencia de 18 meses en piura', { q: 'soldador', lugar: 'Piura', anios: 1 }],
  [
    'soldador con 6 meses de experiencia',
    { q: 'soldador con 6 meses de experiencia', lugar: '', anios: null },
  ],
  [
    'cajera "Caja Arequipa" -practicante',
    { q: 'cajera "Caja Arequipa" -practicante', lugar: '', anios: null },
  ],
  [
    'cajera en Cusco "Caja Arequipa" -practicante',
    { q: 'cajera "Caja Arequipa" -"practicante"', lugar: 'Cusco', anios: null },
  ],
  ['contador "Arequipa"', { q: 'contador "Arequipa"', lugar: '', anios: null }],
  ['programador remoto en lima', { q: 'programador remoto en lima', lugar: '', anios: null }],
  ['SQL Python', { q: 'SQL Python', lugar: '', anios: null }],
  ['', { q: '', lugar: '', anios: null }],
])('%j is understood', (typed, expected) => {
  expect(meant(typed)).toEqual(expected)
})

test('the words count more than a control, and what was understood is not read again', () => {
  const once = meant('contador en San Juan de Lurigancho', { lugar: 'Piura', anios: '3' })
  expect(once).toMatchObject({ q: 'contador', anios: 3 })
  expect(parsePlace(once.lugar)).toMatchObject({ scope: 'place', district: 'San Juan de Lurigancho' })
  expect(meant(once.q, { lugar: once.lugar, anios: '3' })).toEqual(once)
})
