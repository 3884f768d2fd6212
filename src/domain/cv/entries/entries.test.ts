import { linesOf, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findEntries } from './entries.ts'
import type { Entry } from './make-entry.ts'

const linesIn = ({ header, body }: Entry) => ({
  header: header.map(({ text }) => text),
  body: body.map(({ text }) => text),
})
const entriesOf = (text: string) => findEntries(textLines(text)).map(linesIn)
const headersOf = (text: string) => entriesOf(text).map(({ header }) => header)
const datesOf = (text: string) =>
  findEntries(textLines(text)).map(({ period }) => [
    period?.start ?? null,
    period?.isCurrent ? 'now' : (period?.end ?? null),
  ])

describe('dates mark the entries', () => {
  test.each([
    [
      'the date on the first line',
      'Analista   2019 - 2021\nQuipu S.A.C.\nAsistente   2017 - 2018\nMolinos Chira',
      [
        ['Analista\t2019 - 2021', 'Quipu S.A.C.'],
        ['Asistente\t2017 - 2018', 'Molinos Chira'],
      ],
    ],
    [
      'the date on a line of its own, in the middle',
      'Analista\n2019 - 2021\nQuipu S.A.C.\n\nAsistente\n2017 - 2018\nMolinos Chira',
      [
        ['Analista', '2019 - 2021', 'Quipu S.A.C.'],
        ['Asistente', '2017 - 2018', 'Molinos Chira'],
      ],
    ],
    [
      'the date below both names',
      'Analista\nQuipu S.A.C.\n2019 - 2021\n• Compras de insumos.\nAsistente\nMolinos Chira\n2017 - 2018\n• Ventas',
      [
        ['Analista', 'Quipu S.A.C.', '2019 - 2021'],
        ['Asistente', 'Molinos Chira', '2017 - 2018'],
      ],
    ],
    [
      'the date first',
      '2019 - 2021\nAnalista\nQuipu S.A.C.\n2017 - 2018\nAsistente\nMolinos Chira',
      [
        ['2019 - 2021', 'Analista', 'Quipu S.A.C.'],
        ['2017 - 2018', 'Asistente', 'Molinos Chira'],
      ],
    ],
  ])('%s', (_, text, headers) => {
    expect(headersOf(text)).toEqual(headers)
  })

  test('a year inside of a description opens no entry', () => {
    const text = 'Analista\n2019 - 2021\n• Crecimiento de 22 % en 2020\n• Premio de 2021'
    expect(entriesOf(text)).toEqual([
      {
        header: ['Analista', '2019 - 2021'],
        body: ['Crecimiento de 22 % en 2020', 'Premio de 2021'],
      },
    ])
  })

  test('bold first lines open entries where nothing else tells them apart', () => {
    const lines = linesOf([
      run('Analista', 40, 60, { bold: true }),
      ...stack(['Quipu S.A.C.', '2019 - 2021'], 40, 74),
      run('Asistente', 40, 102, { bold: true }),
      ...stack(['Molinos Chira', '2017 - 2018'], 40, 116),
    ])
    expect(findEntries(lines).map(({ header }) => header[0]!.text)).toEqual(['Analista', 'Asistente'])
  })

  test('the look of the first line outweighs how many lines stood above the date', () => {
    const lines = linesOf([
      run('Analista', 40, 60, { bold: true }),
      ...stack(['Quipu S.A.C.', '2019 - 2021'], 40, 74),
      run('Asistente', 40, 102, { bold: true }),
      ...stack(['Molinos Chira', 'Sullana', '2017 - 2018'], 40, 116),
    ])
    expect(findEntries(lines)[1]!.header.map(({ text }) => text)).toEqual([
      'Asistente',
      'Molinos Chira',
      'Sullana',
      '2017 - 2018',
    ])
  })

  test('without any date the look of the first line opens entries', () => {
    const lines = linesOf([
      run('Analista', 40, 60, { bold: true }),
      run('Quipu S.A.C.', 40, 74),
      run('Asistente', 40, 88, { bold: true }),
      run('Molinos Chira', 40, 102),
    ])
    expect(findEntries(lines).map(({ header }) => header.map(({ text }) => text))).toEqual([
      ['Analista', 'Quipu S.A.C.'],
      ['Asistente', 'Molinos Chira'],
    ])
  })
})

describe('the period of an entry', () => {
  test.each([
    ['Analista\nMarzo 2019 a la fecha', '2019-03', 'now'],
    ['Analista\n2019 - 2021', '2019', '2021'],
    ['Analista\n2019', '2019', '2019'],
    ['Analista\nInicio: 01/2018\nFin: 12/2020', '2018-01', '2020-12'],
    ['2019 -   Analista\nactualidad', '2019', 'now'],
    ['Analista', null, null],
  ])('%j', (text, start, end) => {
    expect(datesOf(text)).toEqual([[start, end]])
  })
})

describe('what describes is no header', () => {
  test.each([
    ['an item', '• Control de inventarios'],
    ['a sentence', 'Control de inventarios y despacho.'],
    ['a labelled description', 'Funciones: control de inventarios'],
    [
      'a long line',
      'Control diario de los inventarios del almacén central y de las tres sedes que tiene la empresa en el sur',
    ],
  ])('%s', (_, line) => {
    expect(entriesOf(`Analista\nQuipu S.A.C.\n2019 - 2021\n${line}`)[0]!.body).toEqual([
      line.replace('• ', ''),
    ])
  })

  test('a legal form that ends with a stop is no sentence', () => {
    expect(entriesOf('Analista\nImportaciones Puerto Nuevo S.A.C.\n2019 - 2021')[0]!.body).toEqual([])
  })

  test('items are entries where all dates stand in items', () => {
    expect(
      headersOf('• Analista, Quipu S.A.C., 2019 - 2021\n• Asistente, Molinos Chira, 2017 - 2018'),
    ).toEqual([['Analista, Quipu S.A.C., 2019 - 2021'], ['Asistente, Molinos Chira, 2017 - 2018']])
  })
})

test('a form begins again where its first label comes back, with dates or without', () => {
  expect(
    headersOf(
      'Empresa: Quipu S.A.C.\nCargo: Analista\nLugar: Lima\nEmpresa: Molinos Chira\nCargo: Asistente\nPeriodo: 2017',
    ),
  ).toEqual([
    ['Empresa: Quipu S.A.C.', 'Cargo: Analista', 'Lugar: Lima'],
    ['Empresa: Molinos Chira', 'Cargo: Asistente', 'Periodo: 2017'],
  ])
})

test('no lines are no entries', () => {
  expect(findEntries([])).toEqual([])
})

test('white space parts entries, whatever stands above their dates', () => {
  const text =
    'Analista\nQuipu\n2019 - 2021\nControl de inventarios\n\nAsistente\nMolinos\nSullana\n2017 - 2018\nCompras\n\nAuxiliar\nTrébol\n2016\nDespacho'
  expect(headersOf(text).map(([first]) => first)).toEqual(['Analista', 'Asistente', 'Auxiliar'])
})

test('a form names an employer once for all roles there', () => {
  expect(
    headersOf(
      'Empleador: Quipu S.A.C.\nPuesto: Analista\nTiempo: 2019 - 2021\nPuesto: Asistente\nTiempo: 2017 - 2018',
    ),
  ).toEqual([
    ['Empleador: Quipu S.A.C.', 'Puesto: Analista', 'Tiempo: 2019 - 2021'],
    ['Puesto: Asistente', 'Tiempo: 2017 - 2018'],
  ])
})

test('items below the labels of a form describe, and name nothing', () => {
  const entries = entriesOf(
    'Empleador: Quipu S.A.C.\nPuesto: Analista\nTiempo: 2019 - 2021\n• Cierres\nPuesto: Asistente\nTiempo: 2017 - 2018\n• Registro de compras',
  )
  expect(entries.map(({ body }) => body)).toEqual([['Cierres'], ['Registro de compras']])
})

test('a form whose labels stand below a title begins with it', () => {
  const entries = entriesOf(
    'Jefa de Compras\nEmpresa: Quipu S.A.C.\nTiempo: 4 años\nCompras de tres plantas\nAnalista\nEmpresa: Banco Andino\nTiempo: 2 años',
  )
  expect(entries).toEqual([
    {
      header: ['Jefa de Compras', 'Empresa: Quipu S.A.C.', 'Tiempo: 4 años'],
      body: ['Compras de tres plantas'],
    },
    { header: ['Analista', 'Empresa: Banco Andino', 'Tiempo: 2 años'], body: [] },
  ])
})

test('white space between a header and its description starts no entry', () => {
  const job = (name: string, years: string, duty: string, y: number) => [
    run(name, 40, y, { bold: true }),
    run(years, 300, y),
    ...stack([duty, 'Reportes de cierre mensual'], 51, y + 18),
  ]
  const lines = linesOf([
    ...job('Analista, Quipu S.A.C.', '2019 - 2021', 'Control de inventarios', 60),
    ...job('Asistente, Molinos Chira', '2017 - 2018', 'Cierre de planillas', 106),
    ...job('Auxiliar, Banco Andino', '2015 - 2016', 'Atención en ventanilla', 152),
  ])
  expect(
    findEntries(lines)
      .map(linesIn)
      .map(({ header }) => header),
  ).toEqual([
    ['Analista, Quipu S.A.C.\t2019 - 2021'],
    ['Asistente, Molinos Chira\t2017 - 2018'],
    ['Auxiliar, Banco Andino\t2015 - 2016'],
  ])
})
