import { linesOf, row, run, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { cellsOf } from './certification-cells.ts'

const EDGES = [40, 260, 420]
const namesOf = (lines: Parameters<typeof cellsOf>[0]) =>
  cellsOf(lines)?.map(({ name }) => name.map(({ text }) => text).join(' ')) ?? null

test('names stand at one edge, issuers and years at others', () => {
  const lines = linesOf([
    ...row(['Excel avanzado', 'Cibertec', '2022'], EDGES, 60),
    ...row(['SAP MM', 'Instituto Quipu', '2021'], EDGES, 76),
  ])
  expect(cellsOf(lines)?.map(({ isDated, hasIssuer }) => ({ isDated, hasIssuer }))).toEqual([
    { isDated: true, hasIssuer: true },
    { isDated: true, hasIssuer: true },
  ])
  expect(namesOf(lines)).toEqual(['Excel avanzado', 'SAP MM'])
})

test('issuers may stand first', () => {
  const lines = linesOf([
    ...row(['Instituto Quipu S.A.C.', 'Excel avanzado'], EDGES, 60),
    ...row(['Universidad del Altiplano', 'Costos'], EDGES, 76),
  ])
  expect(namesOf(lines)).toEqual(['Excel avanzado', 'Costos'])
})

test('the names of the columns are no row', () => {
  const lines = linesOf([
    ...row(['Curso', 'Institución', 'Año'], EDGES, 60, { bold: true }),
    ...row(['Excel avanzado', 'Cibertec', '2022'], EDGES, 80),
    ...row(['SAP MM', 'Instituto Quipu', '2021'], EDGES, 96),
  ])
  expect(namesOf(lines)).toEqual(['Excel avanzado', 'SAP MM'])
})

test('a name that breaks in its cell goes on below', () => {
  const lines = linesOf([
    ...row(['Gestión de la cadena de suministro', 'Instituto Quipu', '2021'], EDGES, 60),
    run('y de almacenes', 40, 72),
    ...row(['Excel avanzado', 'Cibertec', '2022'], EDGES, 92),
  ])
  expect(namesOf(lines)).toEqual(['Gestión de la cadena de suministro y de almacenes', 'Excel avanzado'])
})

test('a row that has a name only is one of them', () => {
  const lines = linesOf([
    ...row(['Excel avanzado', 'Cibertec', '2022'], EDGES, 60),
    ...row(['SAP MM', 'Instituto Quipu', '2021'], EDGES, 76),
    ...row(['Licencia A-I'], EDGES, 92),
  ])
  expect(cellsOf(lines)?.at(-1)).toMatchObject({ hasIssuer: false, isDated: false })
  expect(namesOf(lines)).toEqual(['Excel avanzado', 'SAP MM', 'Licencia A-I'])
})

test('a plain list has no cells', () => {
  expect(cellsOf(textLines('Excel avanzado, Cibertec, 2022\nSAP MM, Quipu, 2021'))).toBeNull()
  expect(cellsOf([])).toBeNull()
})
