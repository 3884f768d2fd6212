import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { readCertifications } from './certifications.ts'

const namesIn = (lines: Parameters<typeof readCertifications>[0]) =>
  readCertifications(lines).map(({ value }) => value)
const names = (text: string) => namesIn(textLines(text))

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

test('columns without heads part names from issuers; a row may have a name only', () => {
  const lines = linesOf([
    ...row(['Nombre del evento', 'Institución', 'N° de horas'], [40, 260, 400], 60, { bold: true }),
    ...row(['Excel avanzado (básico)', 'Cibertec', '40'], [40, 260, 400], 80),
    ...row(['SAP 2023', 'Instituto Quipu', '120'], [40, 260, 400], 94),
    ...row(['Licencia A-I'], [40], 108),
  ])
  expect(namesIn(lines)).toEqual(['Excel avanzado (básico)', 'SAP', 'Licencia A-I'])
})

describe('items one behind the other', () => {
  test.each([
    ['Excel (Cibertec, 2020); SAP (Quipu, 2021); Licencia A-I', ['Excel', 'SAP', 'Licencia A-I']],
    ['Excel (Cibertec, 2020) • SAP (Quipu, 2021) • CIP 98122', ['Excel', 'SAP', 'CIP 98122']],
    [
      'He llevado los cursos de Excel (Cibertec, 2020), SAP (Quipu, 2021) y Siga (ENC, 2019).',
      ['Excel', 'SAP', 'Siga'],
    ],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

test('white space parts items of several lines', () => {
  const lines = linesOf([
    ...stack(['Inseminación artificial', 'INIA Quimsachata', '2019'], 40, 60),
    ...stack(['Manejo de pastos', 'Universidad Nacional del Altiplano', '2017'], 40, 110),
  ])
  for (const line of lines) line.columnRight = 500
  expect(namesIn(lines)).toEqual(['Inseminación artificial', 'Manejo de pastos'])
})

test('a full line above an issuer ended there where other items do so', () => {
  const lines = linesOf([
    ...stack(['Auditor interno', 'Inocuidad Norte, 2023'], 40, 60),
    ...stack(['Buenas prácticas de manufactura', 'SENASA, 2020'], 40, 96),
  ])
  for (const line of lines) line.columnRight = 200
  expect(namesIn(lines)).toEqual(['Auditor interno', 'Buenas prácticas de manufactura'])
})

test('a year alone below one name tells that issuers stand below the others', () => {
  const lines = linesOf([
    ...stack(['Prevencionista de riesgos', 'Instituto Quipu, 2021'], 40, 60),
    ...stack(['Licencia de armas', '2024'], 40, 100),
  ])
  expect(namesIn(lines)).toEqual(['Prevencionista de riesgos', 'Licencia de armas'])
})

test('what a network prints below each is none, and parts nothing', () => {
  const lines = linesOf([
    run('Azure Data Engineer', 40, 60, { bold: true }),
    ...stack(['Microsoft', 'Expedición: 2023 · Sin fecha de vencimiento', 'Mostrar credencial'], 40, 74),
    run('Scrum Master Certified', 40, 130, { bold: true }),
    ...stack(['Certiprof', 'Expedición: 2021 · Sin fecha de vencimiento', 'Mostrar credencial'], 40, 144),
  ])
  expect(namesIn(lines)).toEqual(['Azure Data Engineer', 'Scrum Master Certified'])
})

test('bulleted items are no passage, though each ends with a bracket', () => {
  expect(
    names('• Primeros auxilios (2023)\n• Inmunizaciones (2022), DIRIS Lima\n• Inyectoterapia (2015)'),
  ).toEqual(['Primeros auxilios', 'Inmunizaciones', 'Inyectoterapia'])
})

test('each of a row that opens like a licence or a certificate is one', () => {
  expect(names('Licencia A-IIIb, certificado de inyección 2021.\nAtentamente,')).toHaveLength(2)
})

test('a year over a name leaves its issuer behind the comma', () => {
  const lines = linesOf([
    run('2023', 40, 60, { bold: true }),
    run('MTCNA, MikroTik', 40, 74),
    run('2018', 40, 98, { bold: true }),
    run('Licencia de conducir', 40, 112),
  ])
  expect(namesIn(lines)).toEqual(['MTCNA', 'Licencia de conducir'])
})

test('lines of a name may stand a little further apart than that of its issuer', () => {
  const lines = linesOf([
    run('Google UX Design Professional', 40, 60, { bold: true, size: 12 }),
    run('Certificate', 40, 78, { bold: true, size: 12 }),
    run('Coursera · 2022', 40, 93),
    run('Scrum Foundation', 40, 120, { bold: true, size: 12 }),
    run('CertiProf · 2020', 40, 135),
  ])
  expect(namesIn(lines)).toEqual(['Google UX Design Professional Certificate', 'Scrum Foundation'])
})

test('an issuer may stand over each name', () => {
  const text =
    'Universidad de Lima\nDiplomado en Marketing\n2021\n\nUniversidad de Piura\nEspecialización en Ventas\n2020'
  expect(names(text)).toEqual(['Diplomado en Marketing', 'Especialización en Ventas'])
})

test('a name of two lines is whole where its issuer looks other than it does', () => {
  const lines = linesOf([
    ...stack(['Analista de Vibraciones', 'Categoría II (2021)'], 40, 60),
    run('Instituto Andino', 40, 88, { italic: true }),
    run('Termógrafo Nivel Uno (2018)', 40, 112),
    run('Centro Infrarrojo', 40, 126, { italic: true }),
  ])
  expect(namesIn(lines)).toEqual(['Analista de Vibraciones Categoría II', 'Termógrafo Nivel Uno'])
})

test('a name beside its year goes on below it', () => {
  const lines = linesOf([
    ...row(['2023', 'Ética pública en Contraloría'], [40, 90], 60),
    run('General', 90, 72),
    ...row(['2021', 'Contrataciones del Estado'], [40, 90], 88),
  ])
  expect(namesIn(lines)).toHaveLength(2)
})

test('a certificate in small letters opens an item, and as a lone word it ends one', () => {
  expect(names('Panaderia y pasteleria 2019\ncarnet de sanidad')).toContain('carnet de sanidad')
  const lines = textLines('• Google UX Design Professional\nCertificate\n• Scrum Master')
  expect(namesIn(lines)).toEqual(['Google UX Design Professional Certificate', 'Scrum Master'])
})

test('issuers may stand before all names, and something else below', () => {
  const lines = textLines('Google: Marketing digital\nHubspot: Inbound Marketing\nProgramas:\nSAP')
  for (const line of lines) line.columnRight = 500
  expect(namesIn(lines)).toEqual(['Marketing digital', 'Inbound Marketing'])
})

test('lines that alternate with their issuers and years are names and issuers', () => {
  const lines = textLines('Excel avanzado\nCibertec, 2022\nPower BI para finanzas\nInstituto Quipu, 2021')
  // Other lines of the page are longer, so these line breaks were intended.
  for (const line of lines) line.columnRight = 500
  expect(namesIn(lines)).toEqual(['Excel avanzado', 'Power BI para finanzas'])
})

test.each([['2022'], ['Cursos:'], ['']])('%j is none', (text) => {
  expect(names(text)).toEqual([])
})

test('bullets further in say more of the item above them', () => {
  const lines = linesOf([
    run('• Excel avanzado', 40, 60),
    run('• Cibertec, 2022', 60, 74),
    run('• Licencia A-I', 40, 88),
  ])
  expect(namesIn(lines)).toEqual(['Excel avanzado', 'Licencia A-I'])
})

test('the first of two lines is whole where it ends with its number', () => {
  const lines = textLines('Colegio de Obstetras del Perú, COP 099120\nReanimación neonatal, 2023')
  for (const line of lines) line.columnRight = 500
  expect(namesIn(lines)).toEqual(['Colegio de Obstetras del Perú, COP 099120', 'Reanimación neonatal'])
})

test.each([
  ['a remark in small letters', [run('Actualizado en enero de 2026', 40, 160, { size: 7 })]],
  ['a heading in other words', [run('TESIS ASESORADAS', 40, 120), run('Peces del Ucayali', 40, 140)]],
  ['a heading in the middle', [run('Lo que domino', 240, 120), run('Parrilla', 40, 140)]],
])('%s far below is no certification', (_, below) => {
  const lines = linesOf([...stack(['Excel avanzado, Cibertec, 2022', 'Licencia A-I'], 40, 60), ...below])
  expect(namesIn(lines)).toEqual(['Excel avanzado', 'Licencia A-I'])
})

test('issuers in small letters stand below their names', () => {
  const lines = linesOf(
    ['Excel avanzado', 'SAP'].flatMap((name, index) => [
      run(name, 40, 60 + index * 44, { size: 12 }),
      run('Cibertec, 2022', 40, 78 + index * 44, { size: 8 }),
    ]),
  )
  expect(namesIn(lines)).toEqual(['Excel avanzado', 'SAP'])
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
