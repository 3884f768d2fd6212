import { expect, test } from 'vitest'
import { NOT_SHORT } from './abbreviations.ts'

const endsName = new RegExp(`${NOT_SHORT}\\.`, 'u')

test.each([
  ['Serv. Militar', false],
  ['SERV. MILITAR', false],
  ['Hnos. Robles', false],
  ['Cías. del Sur', false],
  ['S.A. Perú', false],
  ['Quipu. Analista', true],
  ['Banco Nudoserv. Analista', true],
])('the stop in %s ends something: %s', (text, ends) => {
  expect(endsName.test(text)).toBe(ends)
})
