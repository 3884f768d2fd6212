import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { kindOfContent } from './section-content.ts'

test.each([
  ['Excel, SAP, Power BI, Python', 'skills'],
  ['Liderazgo\nEmpatía\nTejido a telar', 'skills'],
  ['Inglés: B2\nQuechua: nativo', 'languages'],
  ['Ajedrez, Cerámica, Senderismo', null],
  ['Excel, SAP', null],
  ['Excel, 2019\nSAP, 2020\nPython, 2021', null],
])('below a heading that says nothing %j is %s', (text, kind) => {
  expect(kindOfContent({ kind: 'other', heading: null, lines: textLines(text) })).toBe(kind)
})
