import { turnedRun } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findFirstRows, type Row } from './rotated-places.ts'

/** Rows of one line at these baselines, 14 points apart within a section. */
const rowsAt = (...baselines: readonly number[]): Row[] =>
  baselines.map((y, at) => {
    const [top, bottom] = [y - 7.5, y + 2.5]
    return { top, y, bottom, white: at === 0 ? null : top - (baselines[at - 1]! + 2.5) }
  })
const JOBS = [60, 74, 88, 102]
const STUDIES = [142, 156, 170, 184]
const rows = rowsAt(...JOBS, ...STUDIES)

/** The baselines where the sections of these headings start. */
const begins = (headings: Parameters<typeof findFirstRows>[1], floors = headings.map(() => -Infinity)) =>
  findFirstRows(rows, headings, floors).map((row) => row?.y ?? null)

describe('the sections begin behind the white, where the headings stand', () => {
  test.each([
    ['at their tops', 107, 189],
    ['in their middles', 108, 191],
    ['at their bottoms', 112, 194],
  ])('%s', (_, first, second) => {
    // 'EXPERIENCIA' is 55 points long, 'EDUCACIÓN' 45.
    expect(begins([turnedRun('EXPERIENCIA', 20, first), turnedRun('EDUCACIÓN', 20, second)])).toEqual([
      60, 142,
    ])
  })
})

test('where no white tells, they begin where all headings stand alike', () => {
  const even = rowsAt(...Array.from({ length: 18 }, (_, at) => 60 + at * 14))
  const [first, second] = [turnedRun('EDUCACIÓN', 20, 97.5), turnedRun('EDUCACIÓN', 20, 181.5)]
  const found = findFirstRows(even, [first, second], [-Infinity, first.bottom])
  expect(found.map((row) => row?.top)).toEqual([first.top, second.top])
})

test('above its floor a section has nothing', () => {
  expect(begins([turnedRun('EDUCACIÓN', 20, 189)], [120])).toEqual([142])
})

test('a heading with nothing beside it has no section', () => {
  expect(begins([turnedRun('EDUCACIÓN', 20, 260)], [200])).toEqual([null])
  expect(findFirstRows([], [], [])).toEqual([])
})

test('a drawing of many rows is none', () => {
  const many = rowsAt(...Array.from({ length: 251 }, (_, at) => 60 + at * 14))
  expect(findFirstRows(many, [turnedRun('EDUCACIÓN', 20, 105)], [-Infinity])).toEqual([null])
  expect(findFirstRows(many.slice(0, 250), [turnedRun('EDUCACIÓN', 20, 105)], [-Infinity])).not.toEqual([
    null,
  ])
})
