import { linesOf, row } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { joinLabelRows, pairLabelsAbove } from './label-rows.ts'

const EDGES = [40, 200]

/** Rows of labels and values; the lines of one row are closer than the rows. */
function form(...rows: readonly (readonly string[][])[]) {
  let y = 60
  return linesOf(
    rows.flatMap((lines) => {
      y += 8
      return lines.flatMap((cells) => row(cells, EDGES, (y += 12)))
    }),
  )
}
const textsOf = (lines: Parameters<typeof joinLabelRows>[0]) => joinLabelRows(lines).map(({ text }) => text)

const plain = [[['Nombre', 'Rosa Quispe']], [['Domicilio', 'Cayma, Arequipa']], [['Teléfono', '900 000 010']]]

test('a label of several lines becomes one, beside the first line of its value', () => {
  const lines = form(...plain, [
    ['Profesión o cargo', 'Analista de Comercio Exterior'],
    ['desempeñado', 'en el área de importaciones'],
  ])
  expect(textsOf(lines).slice(3)).toEqual([
    'Profesión o cargo desempeñado\tAnalista de Comercio Exterior',
    'en el área de importaciones',
  ])
})

test('a label that ends open goes on below, whatever its first letter', () => {
  const lines = form(...plain, [['Nombre de la institución y', 'SENATI'], ['Lugar']])
  expect(textsOf(lines).at(-1)).toBe('Nombre de la institución y Lugar\tSENATI')
})

test.each([
  [
    'a label that is closed by its colon',
    [
      ['Cargo:', 'Analista'],
      ['desempeñado', 'Compras'],
    ],
  ],
  [
    'a date in the place of a label',
    [
      ['2018 - 2020', 'Analista'],
      ['a la fecha', 'Compras'],
    ],
  ],
  [
    'a label of its own',
    [
      ['Empresa', 'Red Andina'],
      ['Cargo', 'Analista'],
    ],
  ],
])('%s is not joined', (_, last) => {
  expect(joinLabelRows(form(...plain, last))).toHaveLength(5)
})

test('lines of another layout come back as they are', () => {
  const lines = form([['Enfermera de UCI', '2019 - 2021']], [['y otras labores']], [['Clínica San Gabriel']])
  expect(joinLabelRows(lines)).toEqual(lines)
})

test('what stands below a line across both columns is no part of a label above it', () => {
  const lines = [
    ...row(['RESUMEN'], EDGES, 40),
    ...row(['Contadora con doce años en empresas industriales y en estudios'], EDGES, 52),
    ...row(['auditorías.'], EDGES, 64),
    ...['2019', '2018', '2017', '2016'].flatMap((year, index) =>
      row(['Quipu', year], EDGES, 90 + index * 14),
    ),
  ]
  expect(textsOf(linesOf(lines))[0]).toBe('RESUMEN')
})

describe('labels in small print above their values', () => {
  const small = { size: 7 }

  test('stand before them', () => {
    const lines = linesOf([
      ...row(['Apellidos y nombres', 'DNI'], EDGES, 60, small),
      ...row(['Rosa Quispe', '00000000'], EDGES, 71),
      ...row(['Domicilio', 'Teléfono'], EDGES, 84, small),
      ...row(['Cayma', '900 000 010'], EDGES, 95),
    ])
    expect(pairLabelsAbove(lines).map(({ text }) => text)).toEqual([
      'Apellidos y nombres\tRosa Quispe',
      'DNI\t00000000',
      'Domicilio\tCayma',
      'Teléfono\t900 000 010',
    ])
  })

  test('are the names of columns where rows follow', () => {
    const lines = linesOf([
      ...row(['Curso', 'Institución'], EDGES, 60, small),
      ...row(['Excel', 'Cibertec'], EDGES, 71),
      ...row(['SAP', 'Senati'], EDGES, 82),
    ])
    expect(pairLabelsAbove(lines)).toEqual(lines)
  })
})
