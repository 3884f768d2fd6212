import { expect, test } from 'vitest'
import { reasonsInWords } from './doubles.words.ts'

test.each([
  [['phone'], 'dejaron el mismo teléfono'],
  [['phone', 'email'], 'su correo llega al mismo buzón y dejaron el mismo teléfono'],
  [
    ['name', 'phone', 'email'],
    'su correo llega al mismo buzón, tienen el mismo nombre completo y dejaron el mismo teléfono',
  ],
] as const)('the reasons %o are one sentence', (reasons, words) => {
  expect(reasonsInWords(reasons)).toBe(words)
})
