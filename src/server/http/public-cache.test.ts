import { expect, test } from 'vitest'
import { PublicCache } from './public-cache.ts'

const page = (renderedAt: string, words: string) => ({
  status: 200,
  headers: {},
  body: Buffer.from(
    `<!DOCTYPE html><html lang="es-PE" data-rendered-at="${renderedAt}"><p>${words}</p></html>`,
  ),
})

test.each([
  { what: 'the same words, rendered later', first: 'Hoy', second: 'Hoy', same: true },
  { what: 'an age that is another by now', first: 'Hoy', second: 'Ayer', same: false },
])('the tag of a page: $what', ({ first, second, same }) => {
  const cache = new PublicCache()
  const earlier = cache.put('PAGE /', 0, page('2026-11-23T10:00:00.000Z', first)).etag
  const later = cache.put('PAGE /', 0, page('2026-11-23T11:00:00.000Z', second)).etag
  expect(later === earlier).toBe(same)
})

test('the tag of what is no page is of all its bytes', () => {
  const cache = new PublicCache()
  const tagOf = (text: string) =>
    cache.put('GET', 0, { status: 200, headers: {}, body: Buffer.from(text) }).etag
  expect(tagOf('[1]')).toBe(tagOf('[1]'))
  expect(tagOf('[1]')).not.toBe(tagOf('[2]'))
})
