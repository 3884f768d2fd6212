import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { withoutOrdinals } from './ordinals.ts'

const textsOf = (text: string, isOfEntries = false) =>
  withoutOrdinals(textLines(text), isOfEntries).map(({ text: own }) => own)

test.each([
  ['5.1 HIS MINSA\n5.2 SIEN', ['HIS MINSA', 'SIEN']],
  ['E.1 SIAF\nE.2 SIGA', ['SIAF', 'SIGA']],
  ['a) Excel\nb) SAP', ['Excel', 'SAP']],
  ['1. Quechua: nativo', ['Quechua: nativo']],
  ['3D Max\n2 monitores', ['3D Max', '2 monitores']],
])('%j loses its numbers', (text, texts) => {
  expect(textsOf(text)).toEqual(texts)
})

test('what was counted is an item', () => {
  expect(withoutOrdinals(textLines('1. Excel\n2. SAP'), false).map(({ isItem }) => isItem)).toEqual([
    true,
    true,
  ])
})

test('entries keep the single numbers that tell them apart', () => {
  expect(textsOf('1. Analista\n2. Auxiliar', true)).toEqual(['1. Analista', '2. Auxiliar'])
})
