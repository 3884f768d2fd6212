import { linesOf, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { groupLines, joinPassages } from './list-passages.ts'

const block = (lines: Line[]) => ({ lines, labels: new Set<never>(), next: undefined })
const passagesOf = (lines: Line[]) => joinPassages(block(lines), new Set()).map(({ text }) => text)
const headsOf = (lines: Line[]) => {
  const { heads, remarks } = groupLines(block(lines))
  return { heads: [...heads].map(({ text }) => text), remarks: [...remarks].map(({ text }) => text) }
}

describe('a line goes on from the one above', () => {
  test.each([
    ['behind an open end', 'Lectura de planos y\nDiagramas', ['Lectura de planos y Diagramas']],
    ['within brackets', 'Software (Excel\nSAP)', ['Software (Excel SAP)']],
    [
      'in a small letter, at the end of a full line',
      'Mantenimiento preventivo\ncorrectivo',
      ['Mantenimiento preventivo correctivo'],
    ],
  ])('%s', (_, text, passages) => {
    expect(passagesOf(textLines(text))).toEqual(passages)
  })
})

describe('a line begins anew', () => {
  test.each([
    ['with a capital', 'Excel\nSAP', ['Excel', 'SAP']],
    ['with a name and a colon', 'Excel, Word\nRedes: LAN', ['Excel, Word', 'Redes: LAN']],
    ['with a level', 'Excel\nAvanzado', ['Excel', 'Avanzado']],
  ])('%s', (_, text, passages) => {
    expect(passagesOf(textLines(text))).toEqual(passages)
  })

  test('with a bullet, whatever its first letter', () => {
    expect(passagesOf(linesOf(stack(['• manejo de caja', '• arqueo'], 40, 60)))).toEqual([
      'manejo de caja',
      'arqueo',
    ])
  })

  test('in other letters', () => {
    expect(
      passagesOf(linesOf([run('Atención y', 40, 60, { size: 10 }), run('Ventas', 40, 74, { size: 8 })])),
    ).toEqual(['Atención y', 'Ventas'])
  })
})

describe('the names of groups', () => {
  test('are bold over plain items', () => {
    const lines = linesOf([
      run('Sistemas', 40, 60, { bold: true }),
      ...stack(['Concar', 'Siscont'], 40, 74),
      run('Atención', 40, 102, { bold: true }),
      ...stack(['Reclamos', 'Cobranza'], 40, 116),
    ])
    expect(headsOf(lines)).toEqual({ heads: ['Sistemas', 'Atención'], remarks: [] })
  })

  test('end with a colon', () => {
    expect(headsOf(textLines('Bases de datos:\nPostgreSQL\nOracle')).heads).toEqual(['Bases de datos:'])
  })

  test('alternate with lists', () => {
    expect(headsOf(textLines('Bases de datos\nPostgreSQL, MongoDB\nEn la nube\nAWS, GCP')).heads).toEqual([
      'Bases de datos',
      'En la nube',
    ])
  })

  test('are no tools: those are items, also in bold', () => {
    const lines = linesOf([run('Docker', 40, 60, { bold: true }), ...stack(['Kubernetes', 'Linux'], 40, 74)])
    expect(headsOf(lines).heads).toEqual([])
  })

  test('are no items that have a sentence each: what tells of them is left out', () => {
    const told = 'Tres convenios cerrados sin un solo conflicto.'
    const lines = linesOf([
      run('Negociación', 40, 60, { bold: true }),
      run(told, 40, 74),
      run('Planificación', 40, 88, { bold: true }),
      run(told, 40, 102),
    ])
    expect(headsOf(lines)).toEqual({ heads: [], remarks: [told, told] })
  })
})
