import { expect, test } from 'vitest'
import { postsHref, readPostSearch } from './posts.address.ts'

const read = (address: string) => readPostSearch(new URLSearchParams(address))

test('services are the first tab; what the call would refuse is left out', () => {
  expect(read('')).toEqual({ kind: 'service' })
  expect(read('tab=nada&status=nada&before=-1&search=+')).toEqual({ kind: 'service' })
  expect(read('tab=jobs&status=held&before=7&search=+mozo+')).toEqual({
    kind: 'job',
    search: 'mozo',
    status: 'held',
    before: 7,
  })
})

test('only jobs are held', () => {
  expect(read('status=held')).toEqual({ kind: 'service' })
})

test('an address is read as it was written', () => {
  for (const href of ['/admin/posts', '/admin/posts?tab=jobs&search=mozo&status=taken-down&before=9'])
    expect(postsHref(readPostSearch(new URL(href, 'http://qhatu').searchParams))).toBe(href)
})
