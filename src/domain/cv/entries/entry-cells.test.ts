import { linesOf, row, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import {
  joinStartAndEndCells,
  joinStartsAndEnds,
  splitAtBars,
  splitPairs,
  withoutLeaders,
} from './entry-cells.ts'

const cells = (...texts: string[]) =>
  linesOf(
    row(
      texts,
      texts.map((_, at) => 40 + at * 130),
      60,
    ),
  )[0]!
const line = (text: string) => textLines(text)[0]!

describe('labelled cells on one line', () => {
  test('are a line each, the first of them where the line stood', () => {
    const source = { ...cells('Empresa', 'Quipu S.A.C.', 'Cargo', 'Analista'), gap: 2.4 }
    expect(splitPairs(source).map(({ text, x, gap }) => [text, x, gap])).toEqual([
      ['Empresa\tQuipu S.A.C.', 40, 2.4],
      ['Cargo\tAnalista', 300, 1],
    ])
  })

  test.each([
    ['a label without its value', ['Empresa', 'Quipu S.A.C.', 'Cargo']],
    ['labels beside each other, the head of a table', ['Empresa', 'Cargo', 'Lugar', 'Periodo']],
    ['values only', ['Quipu S.A.C.', 'Analista', 'Lima', '2019']],
  ])('but not %s', (_, texts) => {
    const source = cells(...texts)
    expect(splitPairs(source)).toEqual([source])
  })
})

describe('a start and an end in cells', () => {
  test.each([
    ['with their labels', ['Quipu', 'Inicio: 01/2018', 'Fin: 12/2020'], 'Quipu\t01/2018 – 12/2020'],
    ['in short', ['Quipu', 'F. Inicio: 01/2018', 'F. Fin: 12/2020'], 'Quipu\t01/2018 – 12/2020'],
    ['asked for as in a form', ['Fecha de ingreso: 2018', 'Fecha de cese: 2020'], '2018 – 2020'],
    ['in columns of their own', ['Analista', 'Feb-20', 'A la fecha'], 'Analista\tFeb-20 – A la fecha'],
    ['at the left', ['01/03/2018', '31/12/2020', 'Analista'], '01/03/2018 – 31/12/2020\tAnalista'],
  ])('%s are one period', (_, texts, text) => {
    expect(joinStartAndEndCells(cells(...texts)).text).toBe(text)
  })

  test.each([
    ['two dates alone', ['2018', '2020']],
    ['two periods', ['Analista', '2018 - 2019', '2020 - 2021']],
    ['three dates', ['2018', '2019', '2020', 'Analista']],
    ['one date', ['Quipu', '2018', 'Analista']],
  ])('%s are none', (_, texts) => {
    expect(joinStartAndEndCells(cells(...texts)).text).toBe(texts.join('\t'))
  })
})

test.each([
  ['Inicio: 01/2018\nFin: 12/2020', ['Periodo: 01/2018 – 12/2020']],
  ['Fecha de inicio: 01/2018\nFecha de término: actualidad', ['Periodo: 01/2018 – actualidad']],
  ['Desde: 2018\nHasta: 2020', ['Periodo: 2018 – 2020']],
  ['Inicio: 01/2018\nCargo: Analista\nFin: 12/2020', ['Inicio: 01/2018', 'Cargo: Analista', 'Fin: 12/2020']],
  ['Fin: 12/2020\nInicio: 01/2018', ['Fin: 12/2020', 'Inicio: 01/2018']],
])('a start above its end is a period, and only then: %j', (text, lines) => {
  expect(joinStartsAndEnds(textLines(text)).map((one) => one.text)).toEqual(lines)
})

test.each([
  ['Cargo ........ Analista', 'Cargo: Analista'],
  ['Cargo.........: Analista', 'Cargo: Analista'],
  ['Empresa ____________ Quipu S.A.C.', 'Empresa: Quipu S.A.C.'],
  ['Empresa …… Quipu', 'Empresa …… Quipu'],
  ['Quipu S.A.C.', 'Quipu S.A.C.'],
  ['Cargo: ........ Analista', 'Cargo: ........ Analista'],
])('what leads from a label to its value is a colon: %j reads %j', (text, read) => {
  expect(withoutLeaders(line(text)).text).toBe(read)
})

describe('a bar', () => {
  test.each([
    ['between labels', 'Cargo: Analista | Empresa: Quipu', ['Cargo: Analista', 'Empresa: Quipu']],
    ['before a date', 'Cargo: Analista | 2018 – 2020', ['Cargo: Analista', '2018 – 2020']],
    ['before how long it was', 'Cargo: Analista | Total: 2 años', ['Cargo: Analista', 'Total: 2 años']],
  ])('parts fields %s', (_, text, fields) => {
    expect(splitAtBars(line(text)).map((one) => one.text)).toEqual(fields)
  })

  test.each(['Analista | Quipu | 2018 – 2020', 'Cargo: Analista | Compras'])(
    'parts no fields in %j',
    (text) => {
      expect(splitAtBars(line(text)).map((one) => one.text)).toEqual([text])
    },
  )

  test('so does the white between labels with their values', () => {
    const source = cells('Cargo: Analista', 'Empresa: Quipu')
    expect(splitAtBars(source).map(({ text, x }) => [text, x])).toEqual([
      ['Cargo: Analista', 40],
      ['Empresa: Quipu', 170],
    ])
  })
})
