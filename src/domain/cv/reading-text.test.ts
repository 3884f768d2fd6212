import { expect, test } from 'vitest'
import type { TextRun } from '#domain/cv/layout/page-text.ts'
import { readingText } from './reading-text.ts'

const run = (text: string, x: number, y: number): TextRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  font: '',
  isBold: false,
  isItalic: false,
})

test('lines stand one under the other, from top to bottom', () => {
  const page = {
    width: 595,
    height: 842,
    runs: [run('Rosa Huamán', 50, 60), run('Contadora', 50, 75), run('EXPERIENCIA', 50, 110)],
    rotated: [],
    links: [],
  }
  expect(readingText([page]).split(/\n+/)).toEqual(['Rosa Huamán', 'Contadora', 'EXPERIENCIA'])
})

test('one column is read to its end before the other', () => {
  const left = ['HABILIDADES', 'Excel', 'SAP', 'CONCAR', 'NIIF', 'Tributación']
  const right = ['EXPERIENCIA', 'Contadora', 'Textil Andina', '2019 - 2023', 'Cierre mensual', 'Planillas']
  const page = {
    width: 595,
    height: 842,
    runs: [
      ...left.map((text, row) => run(text, 50, 100 + row * 14)),
      ...right.map((text, row) => run(text, 300, 105 + row * 17)),
    ],
    rotated: [],
    links: [],
  }
  const words = readingText([page]).split(/\n+/)
  expect(words.indexOf('Tributación')).toBeLessThan(words.indexOf('EXPERIENCIA'))
})
