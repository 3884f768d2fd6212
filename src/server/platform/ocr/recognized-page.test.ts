import { expect, test } from 'vitest'
import type { Grey } from './grey-picture.ts'
import { pageOfWords } from './recognized-page.ts'
import type { Word } from './recognizer.ts'

const blank: Grey = { data: new Uint8Array(1000 * 1000).fill(255), width: 1000, height: 1000 }
const word = (text: string, left: number, certainty = 0.95, height = 20): Word => ({
  text,
  certainty,
  box: { left, top: 100, right: left + text.length * 10, bottom: 100 + height },
})
const textsOf = (words: Word[]) =>
  pageOfWords(blank, [{ words, baseline: 120, size: 30 }], 0.5).page.runs.map(({ text }) => text)

test('a word becomes a run in points, on the baseline of its line', () => {
  const { page, certainties } = pageOfWords(
    blank,
    [{ words: [word('Analista', 100)], baseline: 120, size: 30 }],
    0.5,
  )
  expect([page.width, page.height]).toEqual([500, 500])
  expect(page.runs).toMatchObject([{ text: 'Analista', x: 50, y: 60, width: 40, height: 15 }])
  expect(certainties).toEqual([0.95])
})

test('lines of about the same height have one size', () => {
  const lines = [30, 31.5, 33, 50].map((size) => ({ words: [word('Lima', 100)], baseline: 120, size }))
  expect(new Set(pageOfWords(blank, lines, 1).page.runs.map(({ height }) => height)).size).toBe(2)
})

test('a small sign before a line is a bullet; a letter of a sentence is not', () => {
  expect(textsOf([word('e', 100, 0.6, 9), word('Ventas', 130)])).toEqual(['•', 'Ventas'])
  expect(textsOf([word('e', 100, 0.9, 19), word('Ingeniería', 130)])).toEqual(['e', 'Ingeniería'])
})

test('specks and the patterns of photos are no words', () => {
  expect(textsOf([word('|', 100, 0.5), word('Lima', 130)])).toEqual(['Lima'])
  expect(textsOf([word('xiw', 100, 0.2), word('aa', 130, 0.3)])).toEqual([])
})
