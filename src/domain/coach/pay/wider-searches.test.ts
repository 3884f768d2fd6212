import { expect, test } from 'vitest'
import { namePlace, placeOfSlug } from '#domain/places/place-slugs.ts'
import { type PaySearch, searchesOfCategory, widerSearches } from './wider-searches.ts'

const asked = { q: 'cajero', category: '' as const, location: 'miraflores-lima', experience: ['5+' as const] }
const named = ({ q, category, location, experience }: PaySearch) =>
  [q || category, location || 'Perú', ...experience].join(' ')

test('a search is widened step by step: level, place, country', () => {
  const place = namePlace(placeOfSlug('miraflores-lima')!)
  expect(widerSearches(asked, place).map(named)).toEqual([
    'cajero miraflores-lima',
    'cajero lima-metropolitana 5+',
    'cajero lima-metropolitana',
    'cajero lima 5+',
    'cajero lima',
    'cajero Perú 5+',
    'cajero Perú',
  ])
})

test('what has no filter left has no wider search', () => {
  expect(widerSearches({ q: 'cajero', category: '', location: '', experience: [] }, null)).toEqual([])
})

test('all ads of the country are no search', () => {
  const arequipa = { q: '', category: '' as const, location: 'arequipa', experience: [] }
  expect(widerSearches(arequipa, null)).toEqual([])
})

test('the category of a trade keeps the level', () => {
  expect(searchesOfCategory(asked, 'Ventas').map(named)).toEqual([
    'Ventas miraflores-lima 5+',
    'Ventas Perú 5+',
  ])
})
