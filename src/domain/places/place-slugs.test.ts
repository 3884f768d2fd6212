import { expect, test } from 'vitest'
import { departments } from './departments.ts'
import { parsePlace } from './parse-place.ts'
import { allPlaces } from './peru.ts'
import { namePlace, placeOfSlug, placesInside, placeSlug } from './place-slugs.ts'

test('every place of the list has an address of its own, and the address leads back to it', () => {
  expect(new Set(allPlaces.map(placeSlug)).size).toBe(allPlaces.length)
  for (const place of allPlaces) expect(placeOfSlug(placeSlug(place))).toEqual(place)
})

test('the departments that a browser knows are those of the list', () => {
  const listed = allPlaces.filter(({ code }) => code.length === 2).map(({ department }) => department)
  expect(listed.toSorted()).toEqual([...departments].toSorted())
})

test.each([
  ['Áncash', 'ancash', 'Áncash'],
  ['Huaraz', 'huaraz', 'Huaraz, Áncash'],
  ['provincia de Arequipa', 'arequipa', 'Arequipa'],
  ['Lima Metropolitana', 'lima-metropolitana', 'Lima Metropolitana'],
  ['Miraflores, Lima', 'miraflores-lima', 'Miraflores, Lima'],
  ['Cercado de Lima', 'cercado-de-lima', 'Cercado de Lima'],
  ['Independencia, Huaraz', 'independencia-huaraz', 'Independencia, Áncash'],
])('%s stands in an address as %s', (written, slug, label) => {
  const { department, province, district } = parsePlace(written)!
  expect(namePlace({ department: department!, province, district })).toMatchObject({ slug, label })
})

test('a province that is called like its department says that it is one', () => {
  expect(placeOfSlug('provincia-de-arequipa')).toMatchObject({ province: 'Arequipa', district: null })
  expect(placeOfSlug('arequipa')).toMatchObject({ department: 'Arequipa', province: null })
  expect(placeOfSlug('narnia')).toBeNull()
})

test('what lies in a place is listed by the alphabet', () => {
  expect(placesInside('Tacna', null).map(({ slug }) => slug)).toEqual([
    'candarave',
    'jorge-basadre',
    'provincia-de-tacna',
    'tarata',
  ])
  expect(placesInside('Lima', 'Lima')).toHaveLength(43)
})
