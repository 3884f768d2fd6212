import { expect, test } from 'vitest'
import { cv, experience, sure } from '#tests/support/read-cv.ts'
import { outlineOf } from './page-outline.ts'

const at = (page: number, y: number) => ({
  ...sure('Tupay'),
  from: [{ page, box: { x: 560, y, width: 60, height: 10 }, text: 'Tupay' }],
})

test('each page has what was read on it, and is as large as paper or as what stands on it', () => {
  const read = cv({ summary: sure('Ordeno.'), experiences: [experience({ company: at(2, 100) })] })
  expect([...outlineOf(read)]).toEqual([
    [2, { width: 620, height: 842, boxes: [{ x: 560, y: 100, width: 60, height: 10 }] }],
    [1, { width: 595, height: 842, boxes: [{ x: 50, y: 100, width: 80, height: 10 }] }],
  ])
})

test('a text that has no pages is not sketched', () => {
  expect(outlineOf(cv({ experiences: [experience({ company: at(1, 3000) })] })).size).toBe(0)
})
