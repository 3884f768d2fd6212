import { expect, test } from 'vitest'
import { dueWords } from './due.words.ts'

// Thursday 26 November 2026, 10:00 in Lima.
const now = new Date('2026-11-26T15:00:00Z')

test.each([
  ['2026-11-26T15:30:00Z', 'Quedan 30 min', 'soon'],
  ['2026-11-26T16:10:00Z', 'Queda 1 h', 'soon'],
  ['2026-11-26T20:00:00Z', 'Quedan 5 h', 'soon'],
  ['2026-11-29T15:00:00Z', 'Quedan 3 d', 'calm'],
  ['2026-11-26T15:00:00Z', 'Venció hace 1 min', 'late'],
  ['2026-11-26T12:00:00Z', 'Venció hace 3 h', 'late'],
  ['2026-11-22T12:00:00Z', 'Venció hace 4 d', 'late'],
])('what is due at %s: %s', (dueAt, text, state) => {
  expect(dueWords(new Date(dueAt), now)).toEqual({ text, state })
})

test.each([
  ['2026-11-27T05:00:00Z', 'Vence hoy', 'soon'],
  ['2026-11-28T05:00:00Z', 'Queda 1 día hábil', 'soon'],
  // Over a weekend.
  ['2026-12-01T05:00:00Z', 'Quedan 2 días hábiles', 'soon'],
  // 8 and 9 December are holidays.
  ['2026-12-12T05:00:00Z', 'Quedan 9 días hábiles', 'calm'],
  ['2026-11-26T05:00:00Z', 'Venció hace 10 h', 'late'],
])('a term of the law until %s: %s', (dueAt, text, state) => {
  expect(dueWords(new Date(dueAt), now, { inWorkingDays: true })).toEqual({ text, state })
})
