import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { namedByContent } from './section-content.ts'
import type { Section } from './sections.ts'

const unnamed = (text: string, heading = 'Lo mío'): Section => ({
  kind: 'other',
  heading: textLines(heading)[0]!,
  lines: textLines(text),
})

test.each([
  ['Excel, SAP, Power BI, Python', 'skills'],
  ['Liderazgo\nEmpatía\nTejido a telar', 'skills'],
  ['Inglés: B2\nQuechua: nativo', 'languages'],
  ['Ajedrez, Cerámica, Senderismo', null],
  ['Excel, SAP', null],
  ['Excel, 2019\nSAP, 2020\nPython, 2021', null],
])('below a heading that says nothing %j is %s', (text, kind) => {
  expect(namedByContent([unnamed(text)])[0]!.kind).toBe(kind ?? 'other')
})

test('what stands below a heading that names none of the kinds is none of them', () => {
  expect(namedByContent([unnamed('Excel, SAP, Power BI, Python', 'Otros')])[0]!.kind).toBe('other')
})

test('jobs below a heading that says nothing are the jobs, unless the document has a part of them', () => {
  const jobs = unnamed(
    'Analista de Compras\nQuipu S.A.C.\n2019 - 2021\nAsistente contable\nBanco Andino\n2016 - 2019',
  )
  expect(namedByContent([jobs])[0]!.kind).toBe('experience')
  expect(namedByContent([{ ...jobs, kind: 'experience' }, jobs]).map(({ kind }) => kind)).toEqual([
    'experience',
    'other',
  ])
})
