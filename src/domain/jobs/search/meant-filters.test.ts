import { beforeAll, expect, test } from 'vitest'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { filterParams, readJobQuery } from './job-query.address.ts'
import { meantFilters } from './meant-filters.ts'

// Reading it takes seconds on a slow machine, and no single test should pay for it.
beforeAll(() => void productTaxonomy(), 60_000)

const meant = (search: string) =>
  String(filterParams(meantFilters(readJobQuery(new URLSearchParams(search)))))

test.each([
  ['busco trabajo de soldador en piura', 'q=soldador&location=piura'],
  ['trabajos en piura', 'location=piura'],
  ['soldador piura', 'q=soldador&location=piura'],
  ['chofer de lima', 'q=chofer&location=lima'],
  ['cajera surco lima', 'q=cajera&location=santiago-de-surco-lima'],
  ['trabajo cerca de ate', 'location=ate-lima'],
  ['aux. contable sjl', 'q=aux+contable&location=san-juan-de-lurigancho-lima'],
  ['profesor de secundaria en castilla', 'q=profesor+de+secundaria&location=castilla'],
  ['contador remoto 3 mil soles', 'q=contador&mode=remote&minPay=3000'],
  ['trabajo desde mi casa', 'mode=remote'],
  ['chef con 5 años de experiencia en cusco', 'q=chef&location=cusco&experience=5%2B'],
  ['cuánto gana un soldador en Ica', 'q=soldador&location=ica&withSalary=true'],
  ['Técnico de almacén en todo el Perú', 'q=t%C3%A9cnico+de+almac%C3%A9n'],
])('of %j is meant %s', (typed, search) => {
  expect(meant(new URLSearchParams({ q: typed }).toString())).toBe(search)
  expect(meant(search), 'what was understood is understood once').toBe(search)
})

test.each([
  'soldador',
  'busco trabajo de soldador',
  'rimac seguros',
  'caja arequipa',
  'universidad de lima',
  'real plaza trujillo',
  'cajera en surco o miraflores',
  'trabajo en casa de familia',
  'vendedor de autos nuevos',
  'asesor de ventas en campo',
  'técnico en minas',
  'marketing online',
])('%j names no filter', (typed) => {
  const filters = readJobQuery(new URLSearchParams({ q: typed }))
  expect(meantFilters(filters)).toBe(filters)
})

test('words count more than the place that a control still has, and literal words name nothing', () => {
  expect(meant('q=soldador+en+lima&location=piura&province=paita')).toBe('q=soldador&location=lima')
  expect(meant('q=soldador+en+lima&literal=1')).toBe('q=soldador+en+lima&literal=true')
})
