import { expect, test } from 'vitest'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { jobsHref, toCallQuery, understood } from './job-list.address.ts'

const read = (search: string) => readJobQuery(new URLSearchParams(search))

test('an address is unchanged after parsing and writing', () => {
  const href =
    '/empleos?q=contador+p%C3%BAblico&category=finanzas&location=cusco&withRemote=true&mode=remote&mode=hybrid&experience=5%2B&withSalary=true&minPay=3000&withUnknownPay=true&days=7&sort=recent&page=3'
  expect(jobsHref(read(href.split('?')[1]!))).toBe(href)
})

test.each([
  ['', '/empleos'],
  ['q=&category=&location=&province=&district=&minPay=&days=&sort=recent', '/empleos'],
  ['sort=relevance', '/empleos?sort=relevance'],
  ['q=mozo&sort=relevance', '/empleos?q=mozo'],
  ['mode=telepatia&experience=99&sort=pago&page=-2&withSalary=no', '/empleos'],
  ['page=1', '/empleos'],
  ['page=2.5', '/empleos'],
  ['page=9999', '/empleos'],
  ['withSalary=on', '/empleos?withSalary=true'],
  ['mode=hybrid&mode=remote&mode=remote', '/empleos?mode=remote&mode=hybrid'],
  ['category=Recursos%20Humanos', '/empleos?category=recursos-humanos'],
  ['category=TECNOLOG%C3%8DA', '/empleos?category=tecnologia'],
  ['category=Brujer%C3%ADa', '/empleos'],
  ['category=%3Cscript%3E', '/empleos'],
  ['location=Remoto&mode=hybrid', '/empleos?mode=remote&mode=hybrid'],
  ['withRemote=1', '/empleos'],
  ['literal=1', '/empleos'],
  ['q=a&literal=1', '/empleos?q=a&literal=true'],
  ['location=cusco&withRemote=1', '/empleos?location=cusco&withRemote=true'],
  ['minPay=-3', '/empleos'],
  ['minPay=2500.5', '/empleos'],
  ['minPay=1e9', '/empleos'],
  ['withUnknownPay=1', '/empleos'],
  ['days=2', '/empleos'],
  ['days=3', '/empleos?days=3'],
  ['q=%00a%07b', '/empleos?q=a+b'],
])('%s is read kindly', (search, href) => expect(jobsHref(read(search))).toBe(href))

test('a resolved place replaces the typed or separate values', () => {
  const query = read('location=la-libertad&province=trujillo&district=')
  expect(jobsHref(understood(query, { meant: null, place: { slug: 'trujillo' } }))).toBe(
    '/empleos?location=trujillo',
  )
  expect(jobsHref(understood(read('location=Gamarra'), { meant: null, place: null }))).toBe(
    '/empleos?location=Gamarra',
  )
})

test('what was meant by the words takes their place, and the page stays', () => {
  const found = { meant: 'q=soldador&location=piura', place: { slug: 'piura' } }
  expect(jobsHref(understood(read('q=soldador+en+piura&page=2'), found))).toBe(
    '/empleos?q=soldador&location=piura&page=2',
  )
})

test('a call has only the selected filters', () => {
  expect(toCallQuery(read('category=ventas&minPay=2000&days=1'))).toEqual({
    category: ['ventas'],
    minPay: ['2000'],
    days: ['1'],
    page: 1,
    limit: 20,
  })
})
