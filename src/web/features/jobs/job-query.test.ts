import { expect, test } from 'vitest'
import { activeFilters, canonicalHref, isIndexable, jobsHref, readJobQuery } from './job-query.ts'

const read = (search: string) => readJobQuery(new URLSearchParams(search))

test('an address survives being read and written', () => {
  const href =
    '/empleos?q=contador+p%C3%BAblico&category=Finanzas&location=Cusco&mode=remote&mode=hybrid&experience=5%2B&withSalary=true&sort=recent&page=3'
  expect(jobsHref(read(href.split('?')[1]!))).toBe(href)
})

test.each([
  ['', '/empleos'],
  ['q=&category=&location=&sort=recent', '/empleos'],
  ['sort=relevance', '/empleos?sort=relevance'],
  ['q=mozo&sort=relevance', '/empleos?q=mozo'],
  ['mode=telepatia&experience=99&sort=pago&page=-2&withSalary=no', '/empleos'],
  ['page=1', '/empleos'],
  ['page=2.5', '/empleos'],
  ['page=101', '/empleos'],
  ['withSalary=on', '/empleos?withSalary=true'],
  ['mode=hybrid&mode=remote&mode=remote', '/empleos?mode=remote&mode=hybrid'],
])('%s is read kindly', (search, href) => expect(jobsHref(read(search))).toBe(href))

test('each filter in force has an address without it, back on the first page', () => {
  expect(activeFilters(read('q=a&category=Ventas&mode=remote&experience=3-5&withSalary=1&page=4'))).toEqual([
    { label: 'Ventas', href: '/empleos?q=a&mode=remote&experience=3-5&withSalary=true' },
    { label: 'Remoto', href: '/empleos?q=a&category=Ventas&experience=3-5&withSalary=true' },
    { label: '3-5 años', href: '/empleos?q=a&category=Ventas&mode=remote&withSalary=true' },
    { label: 'Con sueldo visible', href: '/empleos?q=a&category=Ventas&mode=remote&experience=3-5' },
  ])
})

test('the canonical address has no order, and a page only from the second on', () => {
  expect(canonicalHref(read('category=Ventas&sort=relevance&page=1'))).toBe('/empleos?category=Ventas')
  expect(canonicalHref(read('sort=recent&page=2'))).toBe('/empleos?page=2')
})

test.each([
  ['', true],
  ['page=2', true],
  ['category=Ventas&location=Cusco', true],
  ['mode=remote', true],
  ['q=mozo', false],
  ['mode=remote&mode=hybrid', false],
  ['category=Ventas&location=Cusco&mode=remote', false],
  ['withSalary=true', false],
  ['experience=0-1', false],
])('"%s" is for search engines: %s', (search, expected) => expect(isIndexable(read(search))).toBe(expected))
