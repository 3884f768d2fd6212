import { expect, test } from 'vitest'
import { beginning, lineAround } from './lines-around-marks.ts'

const markOf = (text: string, word: string) => {
  const start = text.indexOf(word)
  return { start, end: start + word.length }
}

test('a short line is quoted whole', () => {
  const text = 'Rosa Quispe\nCierre con NIIF y SAP.\nOtras cosas'
  expect(lineAround(text)(markOf(text, 'SAP'))).toBe('Cierre con NIIF y SAP.')
})

test('what stands near in a long paragraph shares one line, what stands far has its own', () => {
  const text = `${'antes '.repeat(60)}con NIIF y SAP en planta ${'luego '.repeat(60)}y al final Excel`
  const around = lineAround(text)
  const first = around(markOf(text, 'NIIF'))
  expect(first).toMatch(/^…antes .*con NIIF y SAP en planta.* luego…$/)
  expect(first.length).toBeLessThanOrEqual(202)
  expect(around(markOf(text, 'SAP'))).toBe(first)
  expect(around(markOf(text, 'Excel'))).toMatch(/^…luego .*y al final Excel$/)
})

test('a word longer than a line may be, and a line without blanks, are cut without losing the mark', () => {
  const text = `${'x'.repeat(300)}SAP${'y'.repeat(300)}`
  expect(lineAround(text)(markOf(text, 'SAP'))).toContain('SAP')
  expect(beginning(text).length).toBeLessThanOrEqual(202)
})
