import { expect, test } from 'vitest'
import {
  categoryOptions,
  chosenPlaces,
  countOf,
  daysOptions,
  departmentOptions,
  narrowerOptions,
  payOptions,
} from './facet-options.ts'

const none = {
  areExact: true,
  category: [],
  location: [],
  province: [],
  district: [],
  mode: [],
  experience: [],
  withSalary: 0,
  days: [],
}
const place = (value: string, slug: string, count = 1) => ({ value, slug, count })

test('categories are in the documented order, with their counts', () => {
  const category = [
    { value: 'Ventas', count: 1200 },
    { value: 'Tecnología', count: 3 },
  ]
  expect(categoryOptions({ ...none, category }, '')).toEqual([
    { value: 'tecnologia', label: 'Tecnología (3)' },
    { value: 'ventas', label: 'Ventas (1,200)' },
  ])
  expect(categoryOptions({ ...none, category, areExact: false }, '')).toHaveLength(8)
})

test('departments are in alphabetical order; with estimated counts all are listed', () => {
  const location = [place('Puno', 'puno'), place('Áncash', 'ancash'), place('Cusco', 'cusco')]
  expect(departmentOptions({ ...none, location }, '').map(({ value }) => value)).toEqual([
    'ancash',
    'cusco',
    'puno',
  ])
  const all = departmentOptions({ ...none, location, areExact: false }, '')
  expect(all).toHaveLength(25)
  expect(all[0]).toEqual({ value: 'amazonas', label: 'Amazonas' })
})

test('the selected value stays in the list when no job has it', () => {
  expect(departmentOptions({ ...none, location: [place('Puno', 'puno')] }, 'tumbes').at(-1)).toEqual({
    value: 'tumbes',
    label: 'Tumbes',
  })
  expect(categoryOptions({ ...none, category: [{ value: 'Ventas', count: 2 }] }, 'Ventas')).toHaveLength(1)
  expect(narrowerOptions([], { slug: 'huaraz', name: 'Huaraz' })).toEqual([
    { value: 'huaraz', label: 'Huaraz' },
  ])
})

test('a value that the facet does not list has no jobs', () => {
  expect(countOf([{ value: 'remote', count: 4 }], 'remote')).toBe(4)
  expect(countOf([{ value: 'remote', count: 4 }], 'hybrid')).toBe(0)
})

const path = [
  { slug: 'ancash', name: 'Áncash' },
  { slug: 'huaraz', name: 'Huaraz' },
  { slug: 'independencia-huaraz', name: 'Independencia' },
]
const shown = { kind: 'province', slug: 'huaraz', label: 'Huaraz, Áncash', path: path.slice(0, 2) } as const
const facets = {
  province: [place('Santa', 'santa'), place('Huaraz', 'huaraz')],
  district: [place('Independencia', 'independencia-huaraz')],
}

test.each([
  ['nothing', '', []],
  ['the place that is listed', 'huaraz', path.slice(0, 2)],
  ['a wider one', 'ancash', path.slice(0, 1)],
  ['a district of it', 'independencia-huaraz', path],
  ['another province', 'santa', [path[0], { slug: 'santa', name: 'Santa' }]],
  ['another department', 'la-libertad', [{ slug: 'la-libertad', name: 'La Libertad' }]],
  ['words', 'Gamarra', [{ slug: 'Gamarra', name: 'Gamarra' }]],
])('the controls of the place show %s', (_, location, expected) =>
  expect(chosenPlaces({ location }, { ...shown, path: [...shown.path] }, facets)).toEqual(expected),
)

test('pay has fixed steps, and the value of the address among them', () => {
  expect(payOptions(null)[0]).toEqual({ value: '1200', label: 'Desde S/\u00A01,200' })
  expect(payOptions(2222).map(({ value }) => value)).toContain('2222')
  expect(payOptions(2000)).toHaveLength(payOptions(null).length)
})

test('a range of days shows its count if known', () => {
  const days = [{ value: '1', count: 0 }]
  expect(daysOptions({ days }).map(({ label }) => label)).toEqual([
    'Últimas 24 horas (0)',
    'Últimos 3 días',
    'Últimos 7 días',
    'Últimos 30 días',
  ])
})
