import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findItems } from './skill-items.ts'

const textsOf = (lines: Parameters<typeof findItems>[0]) => findItems(lines).map(({ text }) => text)

describe('lists in columns', () => {
  test('what breaks in a cell goes on below it, though other cells are of one line', () => {
    const lines = linesOf([
      ...row(['Mantenimiento', 'Excel'], [40, 200], 60),
      run('preventivo y', 40, 73),
      run('correctivo', 40, 86),
      ...row(['Lectura de planos', 'Puntualidad'], [40, 200], 106),
    ])
    expect(textsOf(lines)).toEqual([
      'Mantenimiento preventivo y correctivo',
      'Lectura de planos',
      'Excel',
      'Puntualidad',
    ])
  })

  test('cells that are centred stand in columns, too', () => {
    const lines = linesOf([
      ...row(['Lectura de', 'Trabajo en'], [60, 205], 60),
      ...row(['planos', 'equipo'], [70, 215], 73),
      ...row(['Excel', 'SAP'], [72, 222], 93),
    ])
    expect(textsOf(lines)).toEqual(['Lectura de planos', 'Excel', 'Trabajo en equipo', 'SAP'])
  })

  test('a column of levels is left out', () => {
    const lines = linesOf(
      ['Excel', 'SAP', 'Python'].flatMap((skill, index) =>
        row([skill, ['Avanzado', '80%', '●●●○○'][index]!], [40, 200], 60 + index * 16),
      ),
    )
    expect(textsOf(lines)).toEqual(['Excel', 'SAP', 'Python'])
  })

  test('a name that stands before several items is that of their group', () => {
    const lines = linesOf([
      ...row(['Procesos', 'SMAW'], [40, 150], 60),
      ...stack(['GTAW', 'FCAW'], 150, 74),
      ...row(['Otros', 'Calderería'], [40, 150], 102),
      run('Oxicorte', 150, 116),
    ])
    expect(findItems(lines).map(({ group, text }) => [group, text])).toEqual([
      ['Procesos', 'SMAW'],
      ['Procesos', 'GTAW'],
      ['Procesos', 'FCAW'],
      ['Otros', 'Calderería'],
      ['Otros', 'Oxicorte'],
    ])
  })
})

describe('lines that go on', () => {
  test('where items stand apart, what is close to a full line belongs to it', () => {
    const lines = linesOf(
      [
        ['Monitoreo fetal de alto', 60],
        ['Riesgo', 73],
        ['Psicoprofilaxis obstétrica', 93],
        ['Excel', 113],
        ['Ecografía de control', 133],
      ].map(([text, y]) => run(text as string, 40, y as number)),
    )
    for (const line of lines) line.columnRight = 172
    expect(textsOf(lines)).toContain('Monitoreo fetal de alto Riesgo')
    expect(textsOf(lines)).toContain('Ecografía de control')
  })

  test('where all lines are equally far apart each is an item, but what begins small', () => {
    expect(textsOf(textLines('Figma\nMaze\nPruebas de usabilidad\ncon usuarios\nCSS'))).toEqual([
      'Figma',
      'Maze',
      'Pruebas de usabilidad con usuarios',
      'CSS',
    ])
  })
})

describe('groups', () => {
  test('bold words before a list name it', () => {
    const line = (bold: string, text: string, y: number) => [
      run(bold, 40, y, { bold: true }),
      run(text, 40 + bold.length * 5 + 3, y),
    ]
    const lines = linesOf([...line('Sistemas', 'Excel, SAP', 60), ...line('Blandas', 'Orden, Empatía', 76)])
    expect(findItems(lines).map(({ group, text }) => [group, text])).toEqual([
      ['Sistemas', 'Excel'],
      ['Sistemas', 'SAP'],
      ['Blandas', 'Orden'],
      ['Blandas', 'Empatía'],
    ])
  })

  test('a bold name above its level is an item', () => {
    const lines = linesOf([
      run('Excel', 40, 60, { bold: true }),
      run('Avanzado', 40, 73),
      run('SAP', 40, 90, { bold: true }),
      run('Básico', 40, 103),
    ])
    expect(textsOf(lines).filter((text) => !/avanzado|básico/i.test(text))).toEqual(['Excel', 'SAP'])
  })

  test('capitals among other items are an item', () => {
    expect(textsOf(textLines('Excel\nSAP S/4HANA\nNegociación'))).toEqual([
      'Excel',
      'SAP S/4HANA',
      'Negociación',
    ])
  })
})
