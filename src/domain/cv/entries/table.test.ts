import { linesOf, row, run } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { readTable, tableEntries } from './table.ts'
import { isColumnNames } from './table-head.ts'

const EDGES = [40, 200, 360]

/** A table with evenly spaced rows, column names first. */
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

  test('where rows stand as close as the lines of a cell a new period begins one, too', () => {
    const runs = [
      ...row(HEAD, EDGES, 60),
      ...row(['Red Andina', 'Apoyo', 'Enero 2019 –'], EDGES, 72),
      ...row(['', 'logístico', 'Mayo 2021'], EDGES, 84),
      ...row(['', 'Despacho', 'Marzo 2017 –'], EDGES, 96),
      ...row(['', '', 'Julio 2018'], EDGES, 108),
      ...row(['Almacenes Sur', 'Ayudante', '2016'], EDGES, 124),
    ]
    expect(rowsOf(runs)?.map(({ position, period }) => [position, period])).toEqual([
      ['Apoyo logístico', 'Enero 2019 – Mayo 2021'],
      ['Despacho', 'Marzo 2017 – Julio 2018'],
      ['Ayudante', '2016'],
    ])
  })

  test('a cell over several rows with its text in the middle names them all', () => {
    const rows = table(
      HEAD,
      ['', 'Apoyo logístico', '2021 - 2023'],
      ['Red Andina', 'Despacho', '2019 - 2021'],
      ['', 'Ayudante', '2017 - 2019'],
      ['Almacenes Sur', 'Cargador', '2015 - 2016'],
    )
    expect(rowsOf(rows)?.map(({ company }) => company)).toEqual([
      'Red Andina',
      'Red Andina',
      'Red Andina',
      'Almacenes Sur',
    ])
  })

  test('a cell over several rows that needs their lines names the first of them', () => {
    const runs = [
      ...row(HEAD, EDGES, 60),
      ...row(['HOSPITAL', 'Técnica de UCI', '2021 - 2023'], EDGES, 72.5),
      run('REGIONAL', 40, 84.5),
      ...row(['', 'Técnica de turno', '2019 - 2021'], EDGES, 85),
      run('DE LORETO', 40, 96.5),
      ...row(['', 'de noche'], EDGES, 97),
      ...row(['BOTICA SUR', 'Vendedora', '2017 - 2018'], EDGES, 109.5),
    ]
    expect(rowsOf(runs)?.map(({ company, position }) => [company, position])).toEqual([
      ['HOSPITAL REGIONAL DE LORETO', 'Técnica de UCI'],
      [undefined, 'Técnica de turno de noche'],
      ['BOTICA SUR', 'Vendedora'],
    ])
  })

  test('a start that is left out moves no row', () => {
    const edges = [...EDGES, 460]
    const runs = [
      row(['Grado', 'Institución', 'Inicio', 'Fin'], edges, 60),
      row(['Título', 'Red Andina', '', '12/2016'], edges, 72),
      row(['Bachiller', 'Red Andina', '04/2009', '07/2015'], edges, 84),
    ]
    expect(rowsOf(runs.flat())?.map(({ period }) => period)).toEqual(['12/2016', '04/2009 – 07/2015'])
  })

  test('among names of columns in a look of their own one may be unknown', () => {
    const edges = [...EDGES, 460]
    const runs = [
      ...row(['Empresa', 'Zafra', 'Cargo', 'Periodo'], edges, 60, { bold: true }),
      ...row(['Red Andina', 'CAS', 'Residente', '2019 - 2021'], edges, 80),
    ]
    expect(rowsOf(runs)).toEqual([
      { company: 'Red Andina', private: 'CAS', position: 'Residente', period: '2019 - 2021' },
    ])
  })

  test('a line above each head names the employer of the rows below it, and labels of duties open none', () => {
    const head = ['Puesto', 'Inicio', 'Fin']
    const job = (company: string, cells: string[], y: number) => [
      run(company, 40, y, { bold: true }),
      ...row(head, EDGES, y + 12),
      ...row(cells, EDGES, y + 24),
      run('Funciones:', 40, y + 36),
    ]
    const runs = [
      ...job('RED ANDINA S.A.C.', ['Apoyo logístico', '01/2019', '05/2021'], 60),
      ...job('ALMACENES SUR', ['Despacho', '01/2017', '12/2018'], 120),
    ]
    expect(rowsOf(runs)).toEqual([
      {
        company: 'RED ANDINA S.A.C.',
        position: 'Apoyo logístico',
        period: '01/2019 – 05/2021',
        body: 'Funciones:',
      },
      { company: 'ALMACENES SUR', position: 'Despacho', period: '01/2017 – 12/2018', body: 'Funciones:' },
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
