import { expect, test } from 'vitest'
import { cv, experience, sure } from '#tests/support/read-cv.ts'
import { outlineOf } from './page-outline.ts'

const at = (page: number, y: number) => ({
  ...sure('Tupay'),
  from: [{ page, box: { x: 560, y, width: 60, height: 10 }, text: 'Tupay' }],
})

test('each page has its boxes, and is as large as paper or its content', () => {
  const read = cv({ summary: sure('Ordeno.'), experiences: [experience({ company: at(2, 100) })] })
  expect([...outlineOf(read)]).toEqual([
    [2, { width: 620, height: 842, boxes: [{ x: 560, y: 100, width: 60, height: 10 }] }],
    [1, { width: 595, height: 842, boxes: [{ x: 50, y: 100, width: 80, height: 10 }] }],
  ])
})

test('a text without pages has no sketch', () => {
  expect(outlineOf(cv({ experiences: [experience({ company: at(1, 3000) })] })).size).toBe(0)
})
