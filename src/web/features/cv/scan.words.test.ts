import { expect, test } from 'vitest'
import { scanInWords } from './scan.words.ts'

test('the pages that are pictures are named, and those that could not be read', () => {
  expect(scanInWords({ read: [1], unread: [] })).toEqual({
    read: expect.stringMatching(/^La página 1 es una imagen: /),
    unread: null,
  })
  const both = scanInWords({ read: [1, 2, 4], unread: [3, 5] })
  expect(both.read).toMatch(/^Las páginas 1, 2 y 4 son imágenes: /)
  expect(both.unread).toMatch(/^No pudimos leer las páginas 3 y 5\. /)
  expect(scanInWords({ read: [], unread: [2] }).unread).toMatch(/^No pudimos leer la página 2\. /)
})
