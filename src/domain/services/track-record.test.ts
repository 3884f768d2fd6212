import { expect, test } from 'vitest'
import { type TrackFacts, trackRecordOf, waitInWords } from './track-record.ts'

const enough: TrackFacts = { conversations: 3, medianMinutes: 61.4, ended: 4, completed: 3 }

test('shows what was measured', () => {
  expect(trackRecordOf(enough)).toEqual({ responseMinutes: 61, projectsDone: 3, successRate: 75 })
})

test.each<[string, Partial<TrackFacts>, object]>([
  ['no time to answer from two conversations', { conversations: 2 }, { responseMinutes: null }],
  ['no projects before one has ended', { ended: 0, completed: 0 }, { projectsDone: null, successRate: null }],
  ['no share of two hires', { ended: 2, completed: 2 }, { projectsDone: 2, successRate: null }],
  ['a failure as it is', { ended: 3, completed: 0 }, { projectsDone: 0, successRate: 0 }],
])('shows %s', (_, facts, expected) => {
  expect(trackRecordOf({ ...enough, ...facts })).toMatchObject(expected)
})

test.each([
  [0, '15 minutos'],
  [16, '30 minutos'],
  [45, '45 minutos'],
  [46, '1 hora'],
  [61, '2 horas'],
  [1200, '20 horas'],
  [1201, '1 día'],
  [2000, '2 días'],
])('%i minutes are %s', (minutes, words) => {
  expect(waitInWords(minutes)).toBe(words)
})
