import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

test.each([
  [[]],
  [null],
  ['Rosa'],
  [{ name: 'Rosa', list: [1, { a: 'dos\nlíneas' }] }],
  [[1, 'dos\nlíneas', null, undefined, new Date(0)]],
  [[{ a: 1, b: [] }, { a: { c: [2, 3] } }]],
])('%j is written like JSON.stringify does', (content) => {
  expect([...jsonPieces(content)].join('')).toBe(JSON.stringify(content, null, 2))
})

test('a long list comes item by item', () => {
  const pieces = [...jsonPieces(Array.from({ length: 3000 }, (_, id) => ({ id, message: 'x'.repeat(100) })))]
  expect(pieces).toHaveLength(3001)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200)
})
