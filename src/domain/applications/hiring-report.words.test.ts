import { expect, test } from 'vitest'
import { daysSay } from './hiring-report.words.ts'

test.each([
  [null, '—'],
  [0, '0 días'],
  [1, '1 día'],
  [1.04, '1 día'],
  [3.46, '3.5 días'],
])('%s days', (days, words) => {
  expect(daysSay(days)).toBe(words)
})
