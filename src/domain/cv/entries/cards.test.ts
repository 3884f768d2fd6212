import { linesOf, row, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { cutCards, cutCells } from './cards.ts'

const bold = { bold: true }
const textsOf = (lines: Parameters<typeof cutCards>[0]) =>
  cutCards(lines)?.map((card) => card.map(({ text }) => text)) ?? null

describe('cards', () => {
  test('side by side and in rows, each with its own time wherever it stands', () => {
    const lines = linesOf([
      ...row(['Jefa de Compras', 'Analista'], [40, 300], 60, bold),
      ...row(['Quipu S.A.C.', 'Banco Andino'], [40, 300], 73),
      run('2015 - 2018', 440, 86),
      run('2018 - 2024', 160, 99),
      run('Auxiliar', 40, 139, bold),
      run('Bodega Uros', 40, 152),
      run('2012 - 2014', 160, 165),
    ])
    expect(textsOf(lines)).toEqual([
      ['Jefa de Compras', 'Quipu S.A.C.', '2018 - 2024'],
      ['Analista', 'Banco Andino', '2015 - 2018'],
      ['Auxiliar', 'Bodega Uros', '2012 - 2014'],
    ])
  })

  test('a line of time with its texts below, white between them', () => {
    const lines = linesOf([
      ...row(['2015 - 2018', '2018 - 2024'], [40, 300], 60),
      ...row(['Analista', 'Jefa de Compras'], [40, 300], 90),
      ...row(['Banco Andino', 'Quipu S.A.C.'], [40, 300], 103),
    ])
    expect(textsOf(lines)).toEqual([
      ['2015 - 2018', 'Analista', 'Banco Andino'],
      ['2018 - 2024', 'Jefa de Compras', 'Quipu S.A.C.'],
    ])
  })

  test('at both sides of a line of time, one beside the end of the other', () => {
    const lines = linesOf([
      run('2019 - 2024', 180, 60),
      run('Jefa de Compras', 160, 73, bold),
      ...stack(['Quipu S.A.C.', 'Compras de tres plantas', 'y de sus almacenes'], 160, 86),
      run('2017 - 2019', 320, 109),
      run('Analista', 320, 122, bold),
      run('Banco Andino', 320, 135),
      run('2014 - 2017', 180, 160),
      run('Auxiliar', 200, 173, bold),
      run('Bodega Uros', 200, 186),
    ])
    expect(textsOf(lines)?.map((card) => card.slice(0, 3))).toEqual([
      ['2019 - 2024', 'Jefa de Compras', 'Quipu S.A.C.'],
      ['2017 - 2019', 'Analista', 'Banco Andino'],
      ['2014 - 2017', 'Auxiliar', 'Bodega Uros'],
    ])
  })

  test('dates across the line from what they are the time of bound none', () => {
    const lines = linesOf([
      run('Jefa de Compras', 160, 60, bold),
      run('2019 - 2024', 320, 60),
      run('Quipu S.A.C.', 160, 73),
      run('2017 - 2019', 180, 100),
      run('Analista', 320, 100, bold),
      run('Banco Andino', 320, 113),
    ])
    expect(cutCards(lines)).toBeNull()
  })

  test('names beside their dates are none, nor are lines of one column', () => {
    const names = stack(['Analista', 'Jefa de Compras', 'Auxiliar'], 40, 60)
    const dates = stack(['2015 - 2018', '2018 - 2024', '2012 - 2014'], 300, 60)
    expect(cutCards(linesOf([...names, ...dates]))).toBeNull()
    expect(cutCards(linesOf([...dates, ...names]))).toBeNull()
    expect(cutCards(linesOf(names))).toBeNull()
  })
})

describe('rows of two cells', () => {
  const cellsOf = (runs: Parameters<typeof linesOf>[0]) =>
    cutCells(linesOf(runs))?.map((cell) => cell.map(({ text }) => text.replaceAll('\t', ' / '))) ?? null
  const named = (names: readonly string[], y: number) => [
    run(names[0]!, 40, y, bold),
    ...stack(names.slice(1), 40, y + 14),
  ]

  test('tell what was done behind who, where and when', () => {
    const runs = [
      ...named(['Quipu S.A.C.', 'Jefa de Compras', '2018 - 2024'], 60),
      ...stack(['Compras de tres plantas', 'y de sus almacenes'], 300, 60),
      ...named(['Banco Andino', 'Analista', '2015 - 2018'], 102),
      run('Cobranzas', 300, 102),
    ]
    expect(cellsOf(runs)).toEqual([
      ['Quipu S.A.C.', 'Jefa de Compras', '2018 - 2024', 'Compras de tres plantas', 'y de sus almacenes'],
      ['Banco Andino', 'Analista', '2015 - 2018', 'Cobranzas'],
    ])
  })

  test('the post may stand beside the company', () => {
    const runs = [
      ...named(['Quipu S.A.C.', '2018 - 2024'], 60),
      run('Jefa de Compras', 300, 60, bold),
      run('Compras de tres plantas', 300, 74),
      ...named(['Banco Andino', '2015 - 2018'], 102),
      run('Analista', 300, 102, bold),
    ]
    expect(cellsOf(runs)).toEqual([
      ['Quipu S.A.C. / Jefa de Compras', '2018 - 2024', 'Compras de tres plantas'],
      ['Banco Andino / Analista', '2015 - 2018'],
    ])
  })

  test('dates and places in a margin are none', () => {
    const runs = [
      ...named(['Julio 2019 – Febrero', '2022', 'Ica'], 60),
      ...stack(['Jefa de Compras', 'Quipu S.A.C.', 'Compras'], 300, 60),
      ...named(['Enero 2017 – Junio', '2019', 'Lima'], 102),
      ...stack(['Analista', 'Banco Andino', 'Cobranzas'], 300, 102),
    ]
    expect(cellsOf(runs)).toBeNull()
  })
})
