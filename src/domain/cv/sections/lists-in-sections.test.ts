import { textLines } from '#tests/support/cv-page.ts'
import { beforeAll, expect, test } from 'vitest'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { withoutLists } from './lists-in-sections.ts'
import type { Section } from './sections.ts'

beforeAll(() => void productTaxonomy(), 60_000)

const cut = (kind: Section['kind'], text: string) =>
  withoutLists({ kind, heading: null, lines: textLines(text) }).map((section) => [
    section.kind,
    section.lines.map((line) => line.text),
  ])

test('a list of skills below a contact or a summary is a section of skills', () => {
  expect(cut('summary', 'Wanchaq, Cusco\n984 771 230\nCosteo de recetas\nInventarios\nHACCP')).toEqual([
    ['summary', ['Wanchaq, Cusco', '984 771 230']],
    ['skills', ['Costeo de recetas', 'Inventarios', 'HACCP']],
  ])
  expect(cut('header', 'Rosa Quispe\nExcel, Word, SAP\nrosa@ejemplo.pe')).toEqual([
    ['header', ['Rosa Quispe']],
    ['skills', ['Excel, Word, SAP']],
    ['header', ['rosa@ejemplo.pe']],
  ])
})

test('unknown texts between known ones belong to the list, but no more than there are known ones', () => {
  expect(cut('contact', 'Excel\nTejido en telar\nWord\nSAP')).toEqual([
    ['contact', []],
    ['skills', ['Excel', 'Tejido en telar', 'Word', 'SAP']],
  ])
  expect(cut('contact', 'Excel\nAncash\nJunín\nPuno\nWord\nTacna\nPiura\nSAP')).toHaveLength(1)
})

test.each([
  ['two skills', 'summary', 'Excel\nWord'],
  ['sentences', 'summary', 'Manejo Excel, Word y SAP a diario.\nMe gusta trabajar en equipo con otros.'],
  ['places', 'contact', 'Lima\nCallao\nPiura\nTacna'],
  ['a section of jobs, where duties are skills, too', 'experience', 'Inventarios\nExcel\nHACCP\nSAP'],
] as const)('%s are no list', (_, kind, text) => {
  expect(cut(kind, text)).toHaveLength(1)
})

test('an empty section stays', () => {
  expect(cut('other', '')).toHaveLength(1)
})
