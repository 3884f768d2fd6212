import type { MatchReason } from './reason.words.ts'
import { expect, test } from 'vitest'
import { reasonTone, shortReasons } from './reason-tone.ts'

const matched = (count: number): MatchReason => ({ code: 'skills_matched', matched: count, required: 5 })

test('some skills speak for a match, none against it', () => {
  expect(reasonTone(matched(3))).toBe('for')
  expect(reasonTone(matched(0))).toBe('against')
})

test('a short list begins with what speaks for the match and leaves out what nobody knows and by how much the score is lowered', () => {
  const reasons: MatchReason[] = [
    matched(0),
    { code: 'place_unknown' },
    { code: 'lowered_place', percent: 17 },
    { code: 'skills_missing', skills: ['SAP'] },
    { code: 'title_same', title: 'Contadora' },
  ]
  expect(shortReasons(reasons).map(({ code }) => code)).toEqual([
    'title_same',
    'skills_matched',
    'skills_missing',
  ])
})
