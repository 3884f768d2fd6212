import { expect, test } from 'vitest'
import { moved, toggled } from './resume-draft.ts'

test('a thing moves to another place, and never past the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})

test('a key is hidden, and shown again', () => {
  expect(toggled([], 'summary')).toEqual(['summary'])
  expect(toggled(['summary', 'skill-1'], 'summary')).toEqual(['skill-1'])
})
