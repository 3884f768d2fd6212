import { expect, test } from 'vitest'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { canonicalHref, feedHref, isIndexable } from './canonical.address.ts'

const read = (search: string) => readJobQuery(new URLSearchParams(search))
const cusco = { kind: 'department', slug: 'cusco' } as const
const miraflores = { kind: 'district', slug: 'miraflores-lima' } as const

test.each([
  ['', null, '/empleos'],
  ['sort=relevance&page=1', null, '/empleos'],
  ['sort=recent&page=2', null, '/empleos?page=2'],
  ['category=ventas', null, '/empleos/categoria/ventas'],
  ['category=recursos-humanos&sort=relevance&page=2', null, '/empleos/categoria/recursos-humanos?page=2'],
  ['location=cusco', cusco, '/empleos/en/cusco'],
  ['category=ventas&location=cusco', cusco, '/empleos/categoria/ventas/en/cusco'],
  ['location=miraflores-lima', miraflores, '/empleos?location=miraflores-lima'],
  ['location=gamarra', null, '/empleos?location=gamarra'],
  ['category=ventas&mode=remote', null, '/empleos?category=ventas&mode=remote'],
  ['location=cusco&withRemote=1', cusco, '/empleos?location=cusco&withRemote=true'],
  ['q=mozo&category=ventas', null, '/empleos?q=mozo&category=ventas'],
] as const)('the list "%s" stands for %s as %s', (search, place, href) =>
  expect(canonicalHref(read(search), place)).toBe(href),
)

test('the premium list keeps its own address', () => {
  expect(canonicalHref(read('category=ventas'), null, '/empleos-premium')).toBe(
    '/empleos-premium?category=ventas',
  )
})

test.each([
  ['', null, true],
  ['page=2', null, true],
  ['category=ventas&location=cusco', cusco, true],
  ['mode=remote', null, true],
  ['location=miraflores-lima', miraflores, false],
  ['location=gamarra', null, false],
  ['location=cusco&withRemote=1', cusco, false],
  ['q=mozo', null, false],
  ['mode=remote&mode=hybrid', null, false],
  ['category=ventas&location=cusco&mode=remote', cusco, false],
  ['withSalary=true', null, false],
  ['minPay=2000', null, false],
  ['days=7', null, false],
  ['experience=0-1', null, false],
] as const)('"%s" (%s) is for search engines: %s', (search, place, expected) =>
  expect(isIndexable(read(search), place)).toBe(expected),
)

test('the feed of a search has its filters and neither order nor page', () => {
  expect(feedHref(read('q=mozo&days=7&sort=recent&page=3'))).toBe('/empleos.rss?q=mozo&days=7')
  expect(feedHref({})).toBe('/empleos.rss')
})
