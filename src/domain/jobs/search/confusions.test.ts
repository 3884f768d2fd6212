import { expect, test } from 'vitest'
import { confusedLemma, confusions, markOfWorkTerm, withMarks } from './confusions.ts'
import { CONFUSED_WORDS } from './confusions.data.ts'

test.each([
  ['casas', 'casa'],
  ['auditoras', 'auditor'],
  ['auditores', 'auditor'],
  ['puertos', 'puerto'],
  ['meses', 'mes'],
  ['gasfitero', undefined],
])('%j is a form of %j', (word, lemma) => {
  expect(confusedLemma(word)).toBe(lemma)
})

test('a text gets the marks of its confused words and of its work terms', () => {
  expect(withMarks('Venta de casas')).toBe('Venta de casas venta0 casa0')
  expect(withMarks('Medio tiempo, sin experiencia')).toBe(
    'Medio tiempo, sin experiencia mediotiempo0 sinexperiencia0 medio0',
  )
  expect(withMarks('Gasfitero')).toBe('Gasfitero')
})

test('a confused word is told from what it is taken for', () => {
  expect(confusions('asesor de casas')).toEqual([{ own: 'casa0', others: ['caso0'] }])
  expect(confusions('gasfitero')).toEqual([])
})

test.each([
  ['medio tiempo', 'mediotiempo0'],
  ['Part Time', 'mediotiempo0'],
  ['gasfitero', undefined],
])('the mark of %j is %j', (phrase, mark) => {
  expect(markOfWorkTerm(phrase)).toBe(mark)
})

test('no word is in two groups, and marks are letters', () => {
  const words = CONFUSED_WORDS.split(/\s+/).filter(Boolean)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})
