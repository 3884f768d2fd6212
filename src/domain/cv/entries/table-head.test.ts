import { linesOf, row, run } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { columnsOf, findHead, isColumnNames } from './table-head.ts'

const EDGES = [30, 140, 250, 360, 470]
const names = (cells: readonly string[], look = {}) => linesOf(row(cells, EDGES, 60, look))[0]!
const labelsOf = (cells: readonly string[], isLoose = false) =>
  columnsOf(names(cells).pieces, isLoose)?.map(({ label }) => label) ?? null

describe('the names of columns', () => {
  test.each([
    [
      ['Empresa', 'Cargo', 'Periodo'],
      ['company', 'position', 'period'],
    ],
    [
      ['N°', 'Entidad', 'Cargo', 'Desde', 'Hasta'],
      ['private', 'company', 'position', 'period', 'period'],
    ],
    [
      ['Institución', 'Grado', 'Año'],
      ['institution', 'degree', 'period'],
    ],
    [
      ['Curso', 'Institución', 'Horas', 'Fecha'],
      ['course', 'institution', 'private', 'period'],
    ],
    [
      ['Curso/Taller', 'Institución', 'Horas lectivas', 'Mes/Año'],
      ['course', 'institution', 'private', 'period'],
    ],
    [
      ['Grado/Título', 'Especialidad', 'Universidad', 'Fecha de expedición', 'N° de folio'],
      ['degree', 'field', 'institution', 'period', 'private'],
    ],
    [
      ['Empresa', 'Puesto', 'F. Inicio', 'F. Fin', 'Tiempo total'],
      ['company', 'position', 'period', 'period', 'private'],
    ],
    [
      ['Nivel', 'Especialidad', 'Centro de estudios'],
      ['degree', 'field', 'institution'],
    ],
  ])('%j hold %j', (cells, labels) => {
    expect(labelsOf(cells)).toEqual(labels)
  })

  test.each([
    ['values', ['Quipu S.A.C.', 'Analista', '2018 - 2021']],
    ['one name', ['Empresa']],
    ['a name and a value', ['Cargo', 'Analista']],
    ['what a table of languages names', ['Idioma', 'Oral', 'Lectura']],
  ])('%s are none', (_, cells) => {
    expect(labelsOf(cells)).toBeNull()
  })

  test('may be said freely where they look like a head', () => {
    const cells = ['Nombre del puesto', 'Empresa donde laboró', 'Fecha de contrato']
    expect(labelsOf(cells)).toBeNull()
    expect(labelsOf(['Empresa', 'Curso dictado', 'Fecha exacta'], true)).toEqual([
      'company',
      'course',
      'period',
    ])
    expect(labelsOf(['Empresa de Transportes Sur', 'Curso de Excel', 'Fecha'], true)).toBeNull()
  })

  test('one of them may be unknown, among three that are not', () => {
    expect(labelsOf(['Empresa', 'Zafra', 'Cargo', 'Periodo'], true)).toEqual([
      'company',
      'private',
      'position',
      'period',
    ])
    expect(labelsOf(['Empresa', 'Zafra', 'Cargo'], true)).toBeNull()
    expect(labelsOf(['Empresa', 'Zafra', 'Cargo', 'Cosecha', 'Periodo'], true)).toBeNull()
  })
})

describe('the head', () => {
  const bold = { bold: true }

  test('may wrap onto three lines', () => {
    const lines = linesOf([
      ...row(['Nombre de', 'Cargo', 'Fecha de', 'Fecha'], EDGES, 60, bold),
      ...row(['la', '', 'inicio', 'de fin'], EDGES, 70, bold),
      ...row(['empresa', '', '', ''], EDGES, 80, bold),
      ...row(['Quipu S.A.C.', 'Analista', '01/2018', '12/2020'], EDGES, 100),
    ])
    const head = findHead(lines)
    expect(head).toMatchObject({ start: 0, end: 3 })
    expect(head!.columns.map(({ label }) => label)).toEqual(['company', 'position', 'period', 'period'])
  })

  test('may stand below a title, not below an entry', () => {
    const head = row(['Empresa', 'Cargo', 'Periodo'], EDGES, 80)
    const cells = row(['Quipu S.A.C.', 'Analista', '2018 - 2021'], EDGES, 100)
    expect(findHead(linesOf([run('Sector privado', 30, 60), ...head, ...cells]))).toMatchObject({
      start: 1,
      end: 2,
    })
    expect(
      findHead(linesOf([run('Banco Andino', 30, 40), run('2015 - 2018', 30, 60), ...head, ...cells])),
    ).toBeNull()
  })

  test('has its columns where the names stand', () => {
    const head = findHead(linesOf(row(['Empresa', 'Cargo'], [30, 200], 60)))
    expect(head!.columns).toEqual([
      { label: 'company', x: 30, right: 65 },
      { label: 'position', x: 200, right: 225 },
    ])
    expect(findHead([])).toBeNull()
  })
})

test.each([
  [['Idioma', 'Nivel', 'Habla', 'Escribe', 'Lee'], true],
  [['Programa', 'Nivel de dominio'], true],
  [['Software', 'Nivel'], true],
  [['Excel', 'Avanzado'], false],
  [['Nivel'], false],
])('%j is a line of names: %s', (cells, is) => {
  expect(isColumnNames(names(cells))).toBe(is)
})
