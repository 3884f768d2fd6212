import { expect, test } from 'vitest'
import { hoursInWords, spelledNumber } from './spelled-number.ts'

test('a small number is a word, one agrees with its noun, and a larger one has digits', () => {
  expect([1, 7, 10, 15, 16, 30].map((value) => spelledNumber(value))).toEqual([
    'un',
    'siete',
    'diez',
    'quince',
    '16',
    '30',
  ])
  expect([1, 2].map((value) => spelledNumber(value, 'feminine'))).toEqual(['una', 'dos'])
})

test('one hour is a word, more are digits', () => {
  expect([1, 24].map(hoursInWords)).toEqual(['una hora', '24 horas'])
})
