import { linesOf, row, run } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { isColumnNames, readTable, tableEntries } from './table.ts'

const EDGES = [40, 200, 360]

/** A table with evenly spaced rows, the names of its columns first. */
const table = (...rows: readonly string[][]) =>
  rows.flatMap((cells, index) => row(cells, EDGES, 60 + index * 20))

const rowsOf = (runs: Parameters<typeof linesOf>[0]) =>
  readTable(linesOf(runs))?.map((cells) =>
    Object.fromEntries([...cells].map(([label, { text }]) => [label, text])),
  ) ?? null

const HEAD = ['Empresa', 'Cargo', 'Periodo']

describe('the rows of a table', () => {
  test('each cell has the label of the column it stands under, in any order of columns', () => {
    expect(
      rowsOf(table(['Periodo', 'Institución', 'Cargo'], ['2019 - 2021', 'Red Andina', 'Apoyo logístico'])),
    ).toEqual([{ period: '2019 - 2021', institution: 'Red Andina', position: 'Apoyo logístico' }])
  })

  test('an empty cell is left out and moves no other', () => {
    expect(rowsOf(table(HEAD, ['Red Andina', '', '2019 - 2021']))).toEqual([
      { company: 'Red Andina', period: '2019 - 2021' },
    ])
  })

  test('a cell of several lines is one, where rows are further apart than lines', () => {
    const runs = [
      ...row(HEAD, EDGES, 60),
      ...row(['Red Andina', 'Apoyo logístico', '2019 - 2021'], EDGES, 85),
      ...row(['de Salud', 'y almacén', ''], EDGES, 97),
      ...row(['Almacenes Sur', 'Despacho', '2017 - 2018'], EDGES, 122),
    ]
    expect(rowsOf(runs)).toEqual([
      { company: 'Red Andina de Salud', position: 'Apoyo logístico y almacén', period: '2019 - 2021' },
      { company: 'Almacenes Sur', position: 'Despacho', period: '2017 - 2018' },
    ])
  })

  test('where all lines are equally far apart a new period begins a new row', () => {
    expect(
      rowsOf(
        table(
          HEAD,
          ['Red Andina', 'Apoyo', '2019 - 2021'],
          ['de Salud', 'logístico', ''],
          ['Almacenes Sur', 'Despacho', '2017 - 2018'],
        ),
      ),
    ).toEqual([
      { company: 'Red Andina de Salud', position: 'Apoyo logístico', period: '2019 - 2021' },
      { company: 'Almacenes Sur', position: 'Despacho', period: '2017 - 2018' },
    ])
  })

  test('a start and an end in columns of their own are one period', () => {
    expect(rowsOf(table(['Cargo', 'Inicio', 'Fin'], ['Despacho', '01/2017', '12/2018']))).toEqual([
      { position: 'Despacho', period: '01/2017 – 12/2018' },
    ])
  })

  test('a line across the columns describes the row above', () => {
    const runs = [
      ...table(HEAD, ['Red Andina', 'Apoyo logístico', '2019 - 2021']),
      run('Recepción y despacho de medicinas para las postas de toda la región', 40, 100),
    ]
    expect(rowsOf(runs)?.[0]?.body).toBe(
      'Recepción y despacho de medicinas para las postas de toda la región',
    )
  })

  test('the head that comes again on another part of the page is no row', () => {
    expect(
      rowsOf(
        table(HEAD, ['Red Andina', 'Apoyo', '2019 - 2021'], HEAD, ['Almacenes Sur', 'Despacho', '2018']),
      ),
    ).toHaveLength(2)
  })

  test('a level beside a speciality is the degree', () => {
    expect(rowsOf(table(['Nivel', 'Especialidad', 'Año'], ['Bachiller', 'Derecho', '2018']))).toEqual([
      { degree: 'Bachiller', field: 'Derecho', period: '2018' },
    ])
  })
})

test.each([
  ['lines without names of columns', [['Red Andina', 'Apoyo logístico', '2019 - 2021']]],
  ['one known name among others', [['Empresa', 'Red Andina', '2019']]],
  ['a name alone on its line', [['Empresa'], ['Red Andina']]],
])('%s are no table', (_, rows) => {
  expect(rowsOf(table(...rows))).toBeNull()
})

test.each([
  [['Empresa', 'Cargo', 'Periodo'], true],
  [['Idioma', 'Lectura', 'Escritura'], true],
  [['Herramienta', 'Nivel'], true],
  [['Empresa', 'Molinos Chira'], false],
  [['Empresa'], false],
])('%j names columns: %s', (cells, is) => {
  expect(isColumnNames(linesOf(row(cells, EDGES, 60))[0]!)).toBe(is)
})

test('a row becomes an entry whose cells are labelled lines, with its period', () => {
  const [entry, ...others] = tableEntries(
    linesOf(table(HEAD, ['Red Andina', 'Apoyo logístico', 'Marzo 2019 a la fecha'])),
  )!
  expect(others).toEqual([])
  expect(entry!.header.map(({ text }) => text)).toEqual([
    'Empresa: Red Andina',
    'Cargo: Apoyo logístico',
    'Periodo: Marzo 2019 a la fecha',
  ])
  expect(entry!.period).toMatchObject({ start: '2019-03', end: null, isCurrent: true })
  expect(entry!.dateLine!.text).toBe('Periodo: Marzo 2019 a la fecha')
})

test('cells wider than their heading stay in their column, and numbers are no values', () => {
  const wide = [40, 74, 242, 380]
  const rows = [
    row(['N.º', 'Entidad', 'Cargo', 'Periodo'], [50, 136, 294, 391], 60),
    row(['1', 'GOBIERNO REGIONAL DE LAS', 'ESPECIALISTA EN', '2019 - 2021'], wide, 80),
    row(['', 'ALTURAS', 'CONTRATACIONES'], wide, 92),
    row(['2', 'MUNICIPALIDAD DE CAYMA', 'ASISTENTE', '2017 - 2018'], wide, 112),
  ]
  expect(tableEntries(linesOf(rows.flat()))!.map(({ header }) => header.map(({ text }) => text))).toEqual([
    [
      'Empresa: GOBIERNO REGIONAL DE LAS ALTURAS',
      'Cargo: ESPECIALISTA EN CONTRATACIONES',
      'Periodo: 2019 - 2021',
    ],
    ['Empresa: MUNICIPALIDAD DE CAYMA', 'Cargo: ASISTENTE', 'Periodo: 2017 - 2018'],
  ])
})
