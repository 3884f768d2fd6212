import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './candidate-cursor.ts'

test('a place in an order comes back as it was', () => {
  for (const [sort, key] of [
    ['recent', '2026-11-23 15:00:00.123456+00'],
    ['waiting', '2026-11-23 15:00:00+00'],
    ['score', '-87'],
    ['name', 'nahui ñusta'],
  ] as const)
    expect(readCursor(writeCursor({ key, id: 7 }), sort)).toEqual({ key, id: 7 })
})

test('nonsense and a place in another order are none', () => {
  const date = writeCursor({ key: '2026-11-23 15:00:00+00', id: 7 })
  expect(readCursor(date, 'score')).toBeNull()
  for (const text of [
    undefined,
    '',
    'x',
    '!!',
    writeCursor({ key: '5', id: 0 }),
    writeCursor({ key: '5', id: 2 ** 31 }),
  ])
    expect(readCursor(text, 'score')).toBeNull()
  expect(readCursor(Buffer.from('{"a":1}').toString('base64url'), 'score')).toBeNull()
})
