import { expect, test } from 'vitest'
import { activeFilters, placeLabel } from './filter-links.address.ts'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'

const read = (search: string) => readJobQuery(new URLSearchParams(search))

test('each active filter has an address without it, on the first page', () => {
  const query = read('q=a&category=ventas&mode=remote&experience=3-5&withSalary=1&page=4')
  expect(activeFilters(query, { place: null })).toEqual([
    { label: 'Ventas', href: '/empleos?q=a&mode=remote&experience=3-5&withSalary=true' },
    { label: 'Remoto', href: '/empleos?q=a&category=ventas&experience=3-5&withSalary=true' },
    { label: '3-5 años', href: '/empleos?q=a&category=ventas&mode=remote&withSalary=true' },
    { label: 'Con sueldo visible', href: '/empleos?q=a&category=ventas&mode=remote&experience=3-5' },
  ])
})

test('place, pay and date are in words, and dependent filters are removed together', () => {
  const query = read('location=huaraz&withRemote=1&minPay=3000&withUnknownPay=1&days=1')
  expect(activeFilters(query, { place: { slug: 'huaraz', label: 'Huaraz, Áncash' } })).toEqual([
    { label: 'Huaraz, Áncash', href: '/empleos?minPay=3000&withUnknownPay=true&days=1' },
    { label: 'Con remotos', href: '/empleos?location=huaraz&minPay=3000&withUnknownPay=true&days=1' },
    { label: 'Desde S/\u00A03,000', href: '/empleos?location=huaraz&withRemote=true&days=1' },
    { label: 'Con avisos sin sueldo', href: '/empleos?location=huaraz&withRemote=true&minPay=3000&days=1' },
    {
      label: 'Últimas 24 horas',
      href: '/empleos?location=huaraz&withRemote=true&minPay=3000&withUnknownPay=true',
    },
  ])
})

test('a place gets a readable name before its list has loaded', () => {
  expect(placeLabel('la-libertad', null)).toBe('La Libertad')
  expect(placeLabel('gamarra', { slug: 'lima', label: 'Lima' })).toBe('gamarra')
})
