import { linesOf, row, run, textLines } from '#tests/support/cv-page.ts'
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
    ['Auditoría médica, Colegio Médico del Perú, C.R. IV Junín, 2023', 'Auditoría médica'],
    ['Seguridad minera – Colegio de Ingenieros del Perú – CD Ayacucho – 2020', 'Seguridad minera'],
    ['Excel avanzado, 40 h, 2022', 'Excel avanzado'],
    ['Cierre contable 2023, Instituto Quipu, 2023', 'Cierre contable 2023'],
    ['Excel avanzado. SUNAT, 2022', 'Excel avanzado'],
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

describe('entries', () => {
  test('bold words are the name, and what is plain is said of it', () => {
    const lines = linesOf([
      run('Auditor interno', 40, 60, { bold: true }),
      run('Inocuidad Norte Consultores', 40, 73),
      run('Buenas prácticas', 40, 90, { bold: true }),
      run('SENASA, 2020', 40, 103),
    ])
    expect(namesIn(lines)).toEqual(['Auditor interno', 'Buenas prácticas'])
  })

  test('white parts them where all look alike, with a date or without', () => {
    const lines = linesOf([
      ...['Excel avanzado', 'Cibertec, 2022'].map((text, index) => run(text, 40, 60 + index * 13)),
      ...['Primeros auxilios', 'Cruz Andina'].map((text, index) => run(text, 40, 96 + index * 13)),
      run('Licencia A-I', 40, 132),
    ])
    for (const line of lines) line.columnRight = 500
    expect(namesIn(lines)).toEqual(['Excel avanzado', 'Primeros auxilios', 'Licencia A-I'])
  })

  test('issuers may come first', () => {
    expect(names('SENATI – Electricidad – 2018\nInstituto Chira – Power BI – 2020')).toEqual([
      'Electricidad',
      'Power BI',
    ])
    const lines = textLines('Google: Marketing digital\nHubspot: Inbound')
    for (const line of lines) line.columnRight = 500
    expect(namesIn(lines)).toEqual(['Marketing digital', 'Inbound'])
  })

  test('items of items are details', () => {
    const lines = linesOf([
      run('• Excel avanzado', 40, 60),
      run('• Instituto Quipu', 60, 74),
      run('• SAP', 40, 88),
      run('• Cibertec', 60, 102),
    ])
    expect(namesIn(lines)).toEqual(['Excel avanzado', 'SAP'])
  })

  test('a paragraph may hold several', () => {
    expect(names('Excel (Instituto Quipu, 2021) • SAP (Instituto Chira, 2022)')).toEqual(['Excel', 'SAP'])
  })

  test('years in a column of their own are no part of the names', () => {
    const lines = linesOf(
      ['Excel avanzado', 'SAP', 'Power BI'].flatMap((name, index) =>
        row([String(2019 + index), name], [40, 120], 60 + index * 16),
      ),
    )
    expect(namesIn(lines)).toEqual(['Excel avanzado', 'SAP', 'Power BI'])
  })
})
