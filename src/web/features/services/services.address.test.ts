import { expect, test } from 'vitest'
import {
  canonicalServicesHref,
  isIndexable,
  isSameList,
  readOpened,
  readServiceQuery,
  servicesHref,
} from './services.address.ts'

const read = (search: string) => readServiceQuery(new URLSearchParams(search))

test.each([
  ['', '/servicios'],
  ['q=power+bi&category=Recursos+Humanos', '/servicios?q=power+bi&category=Recursos+Humanos'],
  ['minRating=4.5&sort=price-low&page=3', '/servicios?minRating=4.5&sort=price-low&page=3'],
  ['minRating=9&sort=magic&page=-1', '/servicios'],
  ['page=9999&minRating=x', '/servicios'],
  ['available=week&maxDays=7', '/servicios?maxDays=7&available=week'],
  ['available=manana', '/servicios'],
  ['maxPrice=250&maxDays=7', '/servicios?maxPrice=250&maxDays=7'],
  ['maxPrice=-3&maxDays=2.5', '/servicios'],
  ['sort=relevance', '/servicios'],
  ['q=%3Cscript%3E', '/servicios?q=%3Cscript%3E'],
])('%j is the list %s', (search, href) => {
  expect(servicesHref(read(search))).toBe(href)
})

test.each([
  ['servicio=12', 12],
  ['servicio=-1', null],
  ['servicio=1.5', null],
  ['servicio=abc', null],
  ['', null],
])('%j opens %j', (search, id) => {
  expect(readOpened(new URLSearchParams(search))).toBe(id)
})

test('opening a service is the same list; another filter or page is another', () => {
  const url = (search: string) => new URL(`https://qhatu.pe/servicios${search}`)
  expect(isSameList(url('?q=a'), url('?q=a&servicio=3'))).toBe(true)
  expect(isSameList(url('?q=a'), url('?q=b'))).toBe(false)
  expect(isSameList(url(''), new URL('https://qhatu.pe/empleos'))).toBe(false)
})

test('groups without an order are indexed, free text is not', () => {
  const query = read('category=Recursos+Humanos&sort=rating')
  expect(canonicalServicesHref(query)).toBe('/servicios?category=Recursos+Humanos')
  expect(isIndexable(query)).toBe(true)
  expect(isIndexable(read('q=excel'))).toBe(false)
  expect(isIndexable(read('minRating=4'))).toBe(false)
  expect(isIndexable(read('maxPrice=250'))).toBe(false)
  expect(isIndexable(read('available=now'))).toBe(false)
})
