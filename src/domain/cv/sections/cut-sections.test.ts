import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { contactBelow, coursesApart, cutSections, summaryBeside, textBeside } from './cut-sections.ts'
import type { Section } from './sections.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

const section = (kind: Section['kind'], lines: Line[]): Section => ({ kind, heading: null, lines })
const TEXT = 'Contadora con diez años en empresas de exportación y en la banca.'

test('a contact below the summary is a section of its own', () => {
  const lines = linesOf([
    ...stack([TEXT], 40, 60),
    ...row(['TELÉFONO', 'UBICACIÓN'], [40, 200], 90, { size: 8 }),
    ...row(['987 654 321', 'Cayma, Arequipa'], [40, 200], 102),
  ])
  const [summary, contact] = contactBelow(section('summary', lines))
  expect(summary!.lines.map(({ text }) => text)).toEqual([TEXT])
  expect(contact).toMatchObject({ kind: 'header', lines: [{}, { text: '987 654 321\tCayma, Arequipa' }] })
})

test('a number that the text mentions is no contact', () => {
  const lines = textLines(
    `${TEXT}\nEscríbeme al 987 654 321 y conversamos sobre lo que necesites, con gusto.`,
  )
  expect(contactBelow(section('summary', lines))).toHaveLength(1)
})

test('years at the foot of a section are no telephone', () => {
  const lines = linesOf([
    run('Profesional Técnico en Refrigeración', 40, 60),
    ...row(['Centro:', 'SENATI'], [40, 120], 100),
    run('Ingeniero Mecánico · 2006-2011', 40, 114),
    ...row(['Años:', '2013-2015'], [40, 120], 128),
  ])
  expect(contactBelow(section('education', lines))).toHaveLength(1)
})

test('text at the right of its heading is a section', () => {
  const lines = linesOf([
    run('rosa@ejemplo.pe', 120, 60),
    ...row(['PERFIL', 'Contadora con diez años en'], [40, 120], 80),
    run('empresas de exportación.', 120, 94),
    run('987 654 321', 40, 140),
  ])
  const [, summary, rest] = summaryBeside(section('contact', lines))
  expect(summary).toMatchObject({ kind: 'summary', lines: [{}, { text: 'empresas de exportación.' }] })
  expect(rest!.lines).toHaveLength(1)
})

test('a contact at the foot of a page is a section of its own, that of a referee is not', () => {
  const lines = linesOf([
    run('Excel, SAP', 40, 60),
    run('987 654 321', 40, 700),
    run('rosa@ejemplo.pe', 200, 700),
  ])
  expect(contactBelow(section('skills', lines)).map(({ kind }) => kind)).toEqual(['skills', 'header'])
  expect(contactBelow(section('references', lines))).toHaveLength(1)
})

test('a contact at the foot of a page is cut out of the section that goes on over the page', () => {
  const lines = linesOf([run('Excel', 40, 60), run('SAP', 40, 74), run('rosa@ejemplo.pe', 200, 780)])
  const over: Line = { ...textLines('Power BI')[0]!, page: 2 }
  const [skills, contact] = contactBelow(section('skills', [...lines, over]))
  expect(skills!.lines.map(({ text }) => text)).toEqual(['Excel', 'SAP', 'Power BI'])
  expect(contact).toMatchObject({ kind: 'header', lines: [{ text: 'rosa@ejemplo.pe' }] })
})

test('running text at the right of contact data is a section, a column of facts is not', () => {
  const left = ['rosa@ejemplo.pe', '987 654 321', 'Cayma, Arequipa']
  const rows = (right: readonly string[]) =>
    linesOf(right.flatMap((text, index) => row([left[index]!, text], [40, 220], 60 + index * 14)))
  const prose = [
    'Contadora con diez años en empresas de exportación',
    'y en la banca. Busco un puesto de jefatura en el sur.',
  ]
  const [contact, text] = textBeside(section('header', rows(prose)))
  expect(contact!.lines.map((line) => line.text)).toEqual(left.slice(0, 2))
  expect(text!.lines.map((line) => line.text)).toEqual(prose)
  expect(textBeside(section('header', rows(['DNI 40000001', 'Casada', 'Ica.'])))).toHaveLength(1)
})

test('courses named among the studies are certifications, fields of a form are not', () => {
  const cut = (text: string) =>
    coursesApart({ kind: 'education', heading: null, lines: textLines(text) }).map(({ kind, lines }) => [
      kind,
      lines.length,
    ])
  expect(cut('Secundaria completa, 2013\nCurso: Inyectables, 2018\nTaller: Primeros auxilios, 2020')).toEqual(
    [
      ['education', 1],
      ['certifications', 2],
    ],
  )
  expect(cut('Curso: Contabilidad\nInstitución: Cibertec\nFecha: 2020')).toEqual([['education', 3]])
})

test.each([
  ['La Perla, Callao\n01 453 2280 / 991 774 305\nrosa@ejemplo.pe', 'contact'],
  ['956 331 904 | rosa@ejemplo.pe | Ica, Perú | linkedin.com/in/rosa', 'contact'],
  // About another person or another thing.
  ['Ing. Arturo Salas Medina, 999 000 412, salas@ejemplo.pe', 'other'],
  ['Disponibilidad para viajar', 'other'],
] as const)('below a heading that says nothing %j is %s', (text, kind) => {
  const [heading] = textLines('INFORMACIÓN')
  expect(cutSections([{ kind: 'other', heading: heading!, lines: textLines(text) }])[0]!.kind).toBe(kind)
})
