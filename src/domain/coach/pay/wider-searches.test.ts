import { expect, test } from 'vitest'
import { namePlace, placeOfSlug } from '#domain/places/place-slugs.ts'
import { widerSearches } from './wider-searches.ts'

const asked = { q: 'cajero', category: '' as const, location: 'miraflores-lima', experience: ['5+' as const] }

test('a search is widened step by step: level, place, country, trade', () => {
  const place = namePlace(placeOfSlug('miraflores-lima')!)
  const found = widerSearches(asked, place, 'Ventas').map(({ q, category, location, experience }) =>
    [q || category, location || 'Perú', ...experience].join(' '),
  )
  expect(found).toEqual([
    'cajero miraflores-lima',
    'cajero lima-metropolitana 5+',
    'cajero lima-metropolitana',
    'cajero lima 5+',
    'cajero lima',
    'cajero Perú 5+',
    'cajero Perú',
    'Ventas miraflores-lima 5+',
    'Ventas Perú 5+',
  ])
})

test('what has no filter left has no wider search', () => {
  expect(widerSearches({ q: '', category: '', location: '', experience: [] }, null, 'Ventas')).toEqual([])
})
