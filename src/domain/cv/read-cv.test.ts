import { describe, expect, test } from 'vitest'
import type { ReadCv } from './cv.ts'
import type { PageText, TextRun } from '#domain/cv/layout/page-text.ts'
import { readCv, readCvText } from './read-cv.ts'

/** A line of a test page: its position, text and style. */
type Drawn = [x: number, y: number, text: string, look?: { bold?: boolean; size?: number }]

function page(lines: readonly Drawn[]): PageText {
  const runs = lines.map(([x, y, text, { bold = false, size = 10 } = {}]): TextRun => {
    const font = bold ? 'Lato-Bold' : 'Lato-Regular'
    return { text, x, y, width: text.length * size * 0.5, height: size, font, isBold: bold, isItalic: false }
  })
  return { width: 595, height: 842, runs, rotated: [], links: [] }
}

const jobs = ({ experiences }: ReadCv) =>
  experiences.map(({ position, company, start, end, isCurrent }) => [
    position?.value ?? null,
    company?.value ?? null,
    start?.value ?? null,
    isCurrent ? 'now' : (end?.value ?? null),
  ])
const studies = ({ educations }: ReadCv) =>
  educations.map(({ degree, institution, field }) => [
    degree?.value ?? null,
    institution?.value ?? null,
    field?.value ?? null,
  ])
const heading = { bold: true, size: 12 }

const PASTED = `ROSA QUISPE MAMANI
Enfermera asistencial
Cayma, Arequipa | +51 900 000 010 | rosa.quispe@ejemplo.pe

PERFIL
Enfermera con seis años en hospitalización.

EXPERIENCIA LABORAL
Enfermera de UCI | Clínica San Gabriel
Marzo 2019 a la fecha
- Cuidado de pacientes críticos.
Enfermera asistencial | Policlínico Chapi
05/2016 - 02/2019
- Triaje en 2018 y 2019.

FORMACIÓN ACADÉMICA
Licenciada en Enfermería, 2010 - 2015
Universidad Nacional de San Agustín

HABILIDADES
Técnicas: Triaje, Excel (intermedio), Ventilación mecánica
Personales: Empatía, Trabajo en equipo

IDIOMAS
Inglés: B1
Quechua: nativo

CURSOS
Soporte vital avanzado (ACLS) - Consejo del Sur - 2022`

describe('a pasted CV', () => {
  const cv = readCvText(PASTED)

  test('says who it is of', () => {
    expect(
      Object.fromEntries(Object.entries(cv.contact).map(([field, read]) => [field, read?.value ?? null])),
    ).toEqual({
      name: 'ROSA QUISPE MAMANI',
      title: 'Enfermera asistencial',
      email: 'rosa.quispe@ejemplo.pe',
      phone: '+51 900 000 010',
      linkedin: null,
      place: 'Cayma, Arequipa',
    })
    expect(cv.summary?.value).toBe('Enfermera con seis años en hospitalización.')
  })

  test('gives jobs and studies; a year inside of a description is no job', () => {
    expect(jobs(cv)).toEqual([
      ['Enfermera de UCI', 'Clínica San Gabriel', '2019-03', 'now'],
      ['Enfermera asistencial', 'Policlínico Chapi', '2016-05', '2019-02'],
    ])
    expect(cv.experiences[1]!.description?.value).toBe('• Triaje en 2018 y 2019.')
    expect(studies(cv)).toEqual([
      ['Licenciada en Enfermería', 'Universidad Nacional de San Agustín', 'Enfermería'],
    ])
  })

  test('sorts the skills', () => {
    const values = (list: readonly { value: unknown }[]) => list.map(({ value }) => value)
    expect(values(cv.skills.technical)).toEqual(['Triaje', 'Excel', 'Ventilación mecánica'])
    expect(values(cv.skills.soft)).toEqual(['Empatía', 'Trabajo en equipo'])
    expect(values(cv.skills.languages)).toEqual([
      { name: 'Inglés', level: 'intermediate', levelText: 'B1' },
      { name: 'Quechua', level: 'native', levelText: 'nativo' },
    ])
    expect(values(cv.skills.certifications)).toEqual(['Soporte vital avanzado (ACLS)'])
  })

  test('tells where each value stands and how sure it is', () => {
    const { email } = cv.contact
    expect(email!.confidence).toBeGreaterThan(0.9)
    expect(email!.from).toMatchObject([{ page: 1, box: { x: 50 } }])
    for (const { position } of cv.experiences) {
      expect(position!.confidence).toBeGreaterThan(0)
      expect(position!.confidence).toBeLessThanOrEqual(1)
    }
  })
})

test.each(['', '   \n\n', 'Hola', 'lorem ipsum '.repeat(500), '2019 2020 2021', '\t\t|||\n•••\n----'])(
  'nothing is invented out of %j',
  (text) => {
    const cv = readCvText(text)
    expect([cv.experiences, cv.educations, cv.skills.languages, cv.skills.certifications]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect([cv.contact.email, cv.contact.phone, cv.contact.linkedin]).toEqual([null, null, null])
  },
)

test('two columns are read one after the other, not across', () => {
  const cv = readCv([
    page([
      [40, 60, 'Diego Salazar Inga', { bold: true, size: 22 }],
      [40, 100, 'CONTACTO', heading],
      [40, 118, 'diego@ejemplo.pe'],
      [40, 150, 'HABILIDADES', heading],
      [40, 168, 'TypeScript'],
      [40, 182, 'PostgreSQL'],
      [240, 106, 'EXPERIENCIA', heading],
      [240, 124, 'Desarrollador Backend', { bold: true }],
      [240, 138, 'Quipu Software S.A.C.'],
      [240, 152, '2019 - 2022'],
      [240, 172, 'Servicios en Node.js para una caja municipal de ahorro.'],
      [240, 200, 'EDUCACIÓN', heading],
      [240, 218, 'Bachiller en Física', { bold: true }],
      [240, 232, 'Universidad de Lima'],
      [240, 246, '2014 - 2018'],
    ]),
  ])
  expect(cv.contact.name?.value).toBe('Diego Salazar Inga')
  expect(jobs(cv)).toEqual([['Desarrollador Backend', 'Quipu Software S.A.C.', '2019', '2022']])
  expect(cv.skills.technical.map(({ value }) => value)).toEqual(['TypeScript', 'PostgreSQL'])
})

test('dates in a margin are read across, and one of two lines is one', () => {
  const cv = readCv([
    page([
      [120, 60, 'EXPERIENCIA', heading],
      [40, 80, '2019 -'],
      [120, 80, 'Jefe de Guardia, Minera Puyhuan S.A., Huánuco'],
      [40, 92, 'actualidad'],
      [120, 104, 'Responsable de 85 trabajadores.', {}],
      [40, 124, '2015 - 2018'],
      [120, 124, 'Asistente de Planeamiento, Minera Puyhuan S.A., Huánuco'],
    ]),
  ])
  expect(jobs(cv)).toEqual([
    ['Jefe de Guardia', 'Minera Puyhuan S.A.', '2019', 'now'],
    ['Asistente de Planeamiento', 'Minera Puyhuan S.A.', '2015', '2018'],
  ])
  expect(cv.experiences[0]!.place?.value).toBe('Huánuco')
})

test('a table is read by the names of its columns, whatever their order', () => {
  const cv = readCv([
    page([
      [40, 60, 'EXPERIENCIA LABORAL', heading],
      [40, 80, 'Periodo', { bold: true }],
      [160, 80, 'Institución', { bold: true }],
      [340, 80, 'Cargo', { bold: true }],
      [40, 100, '2019 - 2021'],
      [160, 100, 'Red Andina'],
      [340, 100, 'Apoyo logístico'],
      [40, 120, '2017 - 2018'],
      [160, 120, 'Almacenes Sur'],
      [340, 120, 'Despacho'],
    ]),
  ])
  expect(jobs(cv)).toEqual([
    ['Apoyo logístico', 'Red Andina', '2019', '2021'],
    ['Despacho', 'Almacenes Sur', '2017', '2018'],
  ])
})

test('a company that is named once stands for the roles below it, with less confidence', () => {
  const cv = readCvText(`EXPERIENCIA
TIENDAS NAZARENA S.A., Lima
Jefa de Bienestar   Enero de 2023 – Presente
- Encuesta de clima.
Analista de Selección   Febrero de 2020 – Diciembre de 2022
- Selección masiva.`)
  expect(jobs(cv)).toEqual([
    ['Jefa de Bienestar', 'TIENDAS NAZARENA S.A.', '2023-01', 'now'],
    ['Analista de Selección', 'TIENDAS NAZARENA S.A.', '2020-02', '2022-12'],
  ])
  expect(cv.experiences[1]!.company!.confidence).toBeLessThan(0.8)
})

test('what is no CV gives no more than a CV can hold', () => {
  const jobs = Array.from({ length: 260 }, (_, at) => `Cajera\nBodega Sol ${at} S.A.C.\n2019 - 2020\n`).join(
    '\n',
  )
  const skills = Array.from({ length: 900 }, (_, at) => `Programa ${at}`).join('\n')
  const cv = readCvText(`EXPERIENCIA\n${jobs}\nHABILIDADES\n${skills}`)
  expect([cv.experiences.length, cv.skills.technical.length]).toEqual([200, 500])
})

test('in pasted text a tab parts columns, and a post with its employer in each line is a job', () => {
  const { experiences } = readCvText(
    'EXPERIENCIA\nAnalista de Compras\tEne. 2021 – Presente\nQuipu S.A.C.\tLima, Perú\n• Compras de tres plantas.',
  )
  expect(experiences[0]!.company?.value).toBe('Quipu S.A.C.')
  const undated = readCvText(
    'EXPERIENCIA\nCajera - Botica Santa Rosa\nVendedora - Textiles Andinos\nPromotora - Quipu',
  ).experiences
  expect(undated.map(({ position, company }) => [position?.value, company?.value])).toEqual([
    ['Cajera', 'Botica Santa Rosa'],
    ['Vendedora', 'Textiles Andinos'],
    ['Promotora', 'Quipu'],
  ])
})

test('a label of a form of studies opens no part of the document', () => {
  const text =
    'Rosa Quispe\n\nEDUCACIÓN\nGrado: Bachiller\nEspecialidad: Agronomía\nInstitución: Universidad de Piura\nFecha: 2015'
  const [study] = readCvText(text).educations
  expect([study?.degree?.value, study?.field?.value, study?.end?.value]).toEqual([
    'Bachiller',
    'Agronomía',
    '2015',
  ])
})

test('below a heading of two kinds each goes to its own', () => {
  const cv = readCvText('Rosa Quispe\n\nIDIOMAS E INFORMÁTICA\nInglés intermedio\nExcel avanzado\nSAP')
  expect(cv.skills.technical.map(({ value }) => value)).toEqual(['Excel', 'SAP'])
  expect(cv.skills.languages.map(({ value }) => value.name)).toEqual(['Inglés'])
  expect(cv.sections).toEqual(['languages', 'skills'])
})

test('so do the groups of a section', () => {
  const cv = readCvText(
    'Rosa Quispe\n\nCURSOS Y PROGRAMAS\nCursos:\n- Planillas, 2020\nProgramas:\n- Starsoft\n- Excel',
  )
  expect(cv.skills.certifications.map(({ value }) => value)).toEqual(['Planillas'])
  expect(cv.skills.technical.map(({ value }) => value)).toEqual(['Starsoft', 'Excel'])
})
