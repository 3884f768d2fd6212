import { linesOf, row, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { readCertifications } from './certifications.ts'

const namesIn = (lines: Parameters<typeof readCertifications>[0]) =>
  readCertifications(lines).map(({ value }) => value)
const names = (text: string) => namesIn(textLines(text))

describe('the name without its issuer and its date', () => {
  test.each([
    ['Excel avanzado - Cibertec - 2022', 'Excel avanzado'],
    ['Excel avanzado | Cibertec | 2022', 'Excel avanzado'],
    ['Excel avanzado, Instituto Quipu, 2022', 'Excel avanzado'],
    ['Excel avanzado (Instituto Quipu, 2022)', 'Excel avanzado'],
    ['2022: Excel avanzado', 'Excel avanzado'],
    ['1. Excel avanzado', 'Excel avanzado'],
    ['Soporte vital avanzado (ACLS)', 'Soporte vital avanzado (ACLS)'],
    ['Colegiatura, CIP 123456', 'Colegiatura, CIP 123456'],
  ])('%j is %s', (text, name) => {
    expect(names(text)).toEqual([name])
  })
})

test('labels name the course', () => {
  expect(
    names(
      'Curso: Excel avanzado\nInstitución: Cibertec\nFecha: 2022\nCurso: SAP\nInstitución: Quipu\nFecha: 2021',
    ),
  ).toEqual(['Excel avanzado', 'SAP'])
})

test('so do the columns of a table', () => {
  const lines = linesOf([
    ...row(['Curso', 'Institución', 'Año'], [40, 200, 360], 60),
    ...row(['Excel avanzado', 'Cibertec', '2022'], [40, 200, 360], 80),
    ...row(['SAP', 'Instituto Quipu', '2021'], [40, 200, 360], 100),
  ])
  expect(namesIn(lines)).toEqual(['Excel avanzado', 'SAP'])
})

test('lines that alternate with their issuers and years are names and issuers', () => {
  const lines = textLines('Excel avanzado\nCibertec, 2022\nPower BI para finanzas\nInstituto Quipu, 2021')
  // Other lines of the page are longer: these were ended on purpose.
  for (const line of lines) line.columnRight = 500
  expect(namesIn(lines)).toEqual(['Excel avanzado', 'Power BI para finanzas'])
})

test.each([['2022'], ['Cursos:'], ['']])('%j is none', (text) => {
  expect(names(text)).toEqual([])
})
