import { expect, test } from 'vitest'
import { markedPieces } from './marked-text.ts'

const mark = (start: number, end: number, number: number) => ({ start, end, number })

test.each([
  ['', [], []],
  ['Sabe SQL', [], [['Sabe SQL', null, false]]],
  [
    'SQL y Excel, SQL',
    [mark(6, 11, 2), mark(0, 3, 1), mark(13, 16, 1)],
    [
      ['SQL', 1, true],
      [' y ', null, false],
      ['Excel', 2, true],
      [', ', null, false],
      ['SQL', 1, false],
    ],
  ],
  [
    'Power BI Desktop',
    [mark(0, 8, 1), mark(6, 16, 2)],
    [
      ['Power BI', 1, true],
      [' Desktop', null, false],
    ],
  ],
])('%j', (text, marks, pieces) => {
  expect(markedPieces({ text, marks }).map((piece) => [piece.text, piece.number, piece.isFirst])).toEqual(
    pieces,
  )
})
