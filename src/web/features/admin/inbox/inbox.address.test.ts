import { expect, test } from 'vitest'
import { inboxHref, itemHref, readInboxSearch } from './inbox.address.ts'

test.each([
  ['', {}],
  ['desk=cv&owner=mine', { desk: 'cv', owner: 'mine' }],
  ['desk=todo&owner=all', {}],
] as const)('%s is read as %j', (search, query) => {
  expect(readInboxSearch(new URLSearchParams(search))).toEqual(query)
})

test('what is read is what was written', () => {
  const query = { desk: 'held-ads', owner: 'postponed' } as const
  expect(readInboxSearch(new URL(inboxHref(query), 'https://qhatu.pe').searchParams)).toEqual(query)
})

test.each([
  ['complaints', '/admin/requests?desk=complaints&id=7'],
  ['reports', '/admin/reports?id=7'],
  ['disputes', '/admin/billing/disputas?id=7'],
  ['cv', '/admin/moderation?tab=cv&id=7'],
  ['held-ads', '/admin/moderation?tab=jobs'],
] as const)('%s is settled at %s', (desk, href) => {
  expect(itemHref({ desk, id: 7 })).toBe(href)
})
