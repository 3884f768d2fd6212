import { expect, test } from 'vitest'
import { daysInWords } from './answer.words.ts'

test.each([
  [0, 'menos de un día'],
  [0.9, 'menos de un día'],
  [1, '1 día'],
  [2.5, '2.5 días'],
  [12, '12 días'],
])('%s days read: %s', (days, expected) => {
  expect(daysInWords(days)).toBe(expected)
})
