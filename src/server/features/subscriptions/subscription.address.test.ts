import { expect, test } from 'vitest'
import { readLink, type SubscriptionLink, writeLink } from './subscription.address.ts'

const key = Buffer.alloc(32, 7)
const links: SubscriptionLink[] = [
  { purpose: 'manage', id: 12 },
  { purpose: 'confirm', id: 2_147_483_647, frequency: 'daily', expiresAt: new Date('2026-11-28T15:00:00Z') },
]

test.each(links)('a link says what was written: $purpose', (link) => {
  const token = writeLink(key, link)
  expect(token).toMatch(/^[\w-]{20,200}$/)
  expect(readLink(key, token)).toEqual(link)
})

test('a link of another key, a changed one and nonsense are refused', () => {
  const token = writeLink(key, links[0]!)
  expect(() => readLink(Buffer.alloc(32, 8), token)).toThrow()
  const changed = Buffer.from(token, 'base64url')
  for (let at = 0; at < changed.length; at++) {
    const other = Buffer.from(changed)
    other[at] = other[at]! ^ 1
    expect(() => readLink(key, other.toString('base64url'))).toThrow()
  }
  for (const nonsense of ['', 'a', 'x'.repeat(43), '____________________']) {
    expect(() => readLink(key, nonsense)).toThrow()
  }
})
