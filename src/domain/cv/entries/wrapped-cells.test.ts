import { linesOf, row } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { joinWrappedCells } from './wrapped-cells.ts'

/** The lines of a cell are nearer than the others. */
const baselines = [60, 71, 86]
const texts = (...rows: [left: string, right: string][]) =>
  joinWrappedCells(linesOf(rows.flatMap((cells, at) => row(cells, [40, 300], baselines[at]!)))).map(
    ({ text }) => text,
  )

test('names that go on below in their cells are whole', () => {
  expect(
    texts(['Hospital Regional', 'Abogada de la Oficina'], ['Valdizán', 'de Asesoría'], ['', '2019 - 2020']),
  ).toEqual(['Hospital Regional Valdizán\tAbogada de la Oficina de Asesoría', '2019 - 2020'])
  expect(texts(['Municipalidad de', 'Cajera'], ['Pillco Marca', ''], ['', '2019 - 2020'])).toEqual([
    'Municipalidad de Pillco Marca\tCajera',
    '2019 - 2020',
  ])
})

test('a name below one cell, and lines without dates below, are their own', () => {
  expect(texts(['Cajera', 'Lima'], ['Bodega Paz', ''], ['', '2019 - 2020'])).toHaveLength(3)
  expect(texts(['Cajera', 'Bodega Paz'], ['Reponedora', 'Tienda Sol'], ['Mozo', 'Café Uno'])).toHaveLength(3)
})
