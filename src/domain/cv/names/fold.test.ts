import { expect, test } from 'vitest'
import { foldLetters } from './fold.ts'

test.each([
  ['JOSÉ ÑAUPARI', 'jose naupari'],
  ['Logística', 'logistica'],
  ['Cañete\tGüeppí', 'canete\tgueppi'],
  ['2019 – 2021', '2019 – 2021'],
])('%j is compared as %j', (text, folded) => {
  expect(foldLetters(text)).toBe(folded)
})

test.each(['Área de Producción', 'Straße', 'ﬁscal', 'İstanbul', '한국어', 'e\u0301'])(
  '%j folds letter for letter, so that what is found in the one stands there in the other',
  (text) => {
    expect(foldLetters(text)).toHaveLength(text.length)
  },
)

test('a place found in the folded text is one of the text itself', () => {
  const text = 'Práctica de gestión: Cañón del Colca'
  const at = foldLetters(text).indexOf('canon')
  expect(text.slice(at, at + 5)).toBe('Cañón')
})
