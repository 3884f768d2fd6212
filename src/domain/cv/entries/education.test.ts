import { linesOf, row, run, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { fieldOf, readEducations } from './education.ts'

const studiesIn = (lines: Parameters<typeof readEducations>[0]) =>
  readEducations(lines).map(({ degree, institution, field, start, end, isCurrent }) => [
    degree?.value ?? null,
    institution?.value ?? null,
    field?.value ?? null,
    start?.value ?? null,
    isCurrent ? 'now' : (end?.value ?? null),
  ])
const studies = (text: string) => studiesIn(textLines(text))

test.each([
  ['Bachiller en Derecho', 'Derecho'],
  ['Licenciada en Enfermería', 'Enfermería'],
  ['Técnico en Soldadura (SENATI)', 'Soldadura'],
  ['Maestría en Gestión Pública con mención en Salud', 'Gestión Pública con mención en Salud'],
  ['Bachelor of Science in Physics', 'Physics'],
  ['Título Profesional de Contador Público', 'Contador Público'],
  ['MAESTRÍA EN GESTIÓN PÚBLICA', 'GESTIÓN PÚBLICA'],
  ['LL.M. in Environmental Law', 'Environmental Law'],
  ['Postgraduate Diploma in Big Data', 'Big Data'],
  ['MBA con mención en Turismo', 'Turismo'],
  ['Maestro en Ciencias, mención Recursos Hídricos', 'Recursos Hídricos'],
  ['Estudiante de 8vo ciclo de Administración', 'Administración'],
  ['Egresada de la carrera de Derecho', 'Derecho'],
  ['Ingeniería Industrial', null],
  ['Ingeniería en Industrias Alimentarias', null],
  ['Asistente de Gerencia', null],
  ['Contabilidad', null],
])('of %j the field is %s', (degree, field) => {
  expect(fieldOf(degree)).toBe(field)
})

describe('one study, however it is written', () => {
  const study = ['Bachiller en Derecho', 'Universidad de Lima', 'Derecho', '2014', '2018']

  test.each([
    ['degree first', 'Bachiller en Derecho\nUniversidad de Lima\n2014 - 2018'],
    ['institution first', 'Universidad de Lima\nBachiller en Derecho\n2014 - 2018'],
    ['the date first', '2014 - 2018\nUniversidad de Lima\nBachiller en Derecho'],
    ['on one line', 'Bachiller en Derecho, Universidad de Lima, 2014 - 2018'],
    ['with a date behind a label', 'Universidad de Lima\nTítulo: Bachiller en Derecho, 2014 - 2018'],
    ['with a full stop', 'Bachiller en Derecho. Universidad de Lima. 2014 - 2018'],
    ['with signs', 'Bachiller en Derecho | Universidad de Lima | 2014 - 2018'],
    ['with a dash', 'Universidad de Lima – Bachiller en Derecho (2014 - 2018)'],
    ['with labels', 'Institución: Universidad de Lima\nGrado: Bachiller en Derecho\nPeriodo: 2014 - 2018'],
  ])('%s', (_, text) => {
    expect(studies(text)).toEqual([study])
  })

  test('with the field below its rank, whatever the style', () => {
    expect(studies('Bachiller\nIngeniería de Software\nUniversidad de Lima\n2014 - 2018')).toEqual([
      ['Bachiller', 'Universidad de Lima', 'Ingeniería de Software', '2014', '2018'],
    ])
    expect(
      studies(
        'Maestría en Salud\nESAN\n2020\nBachiller\nIngeniería de Software\nUniversidad de Lima\n2014 - 2018',
      ),
    ).toEqual([
      ['Maestría en Salud', 'ESAN', 'Salud', null, '2020'],
      ['Bachiller', 'Universidad de Lima', 'Ingeniería de Software', '2014', '2018'],
    ])
    expect(studies('Universidad de Lima\nBachiller\nPsicología\n2014 - 2018')).toEqual([
      ['Bachiller', 'Universidad de Lima', 'Psicología', '2014', '2018'],
    ])
  })

  test('at an institution in capitals with a stop behind', () => {
    expect(studies('Técnico en Redes, TECSUP. 2018 - 2020')).toEqual([
      ['Técnico en Redes', 'TECSUP', 'Redes', '2018', '2020'],
    ])
  })

  test('with the field beside its rank, and a joint that nothing follows', () => {
    expect(studies('SENATI\n2000 - 2002\nTécnico - Mecánica de Mantenimiento')).toEqual([
      ['Técnico', 'SENATI', 'Mecánica de Mantenimiento', '2000', '2002'],
    ])
    expect(studies('Bachiller en Derecho in\nat Universidad de Lima\n2014 - 2018')).toEqual([study])
  })

  test('with the field below its rank', () => {
    const lines = linesOf([
      run('Universidad de Lima', 40, 60, { bold: true }),
      run('2014 - 2018', 40, 74, { bold: true }),
      run('Maestría', 40, 88),
      run('Ciencia de Datos', 40, 102, { bold: true }),
    ])
    expect(studiesIn(lines)).toEqual([
      ['Maestría', 'Universidad de Lima', 'Ciencia de Datos', '2014', '2018'],
    ])
  })

  test('in a table', () => {
    const lines = linesOf([
      ...row(['Institución', 'Grado', 'Periodo'], [40, 200, 360], 60),
      ...row(['Universidad de Lima', 'Bachiller en Derecho', '2014 - 2018'], [40, 200, 360], 80),
    ])
    expect(studiesIn(lines)).toEqual([study])
  })
})

describe('what goes on', () => {
  test.each([
    ['Maestría en Finanzas (en curso)\nUniversidad de Lima\n2023', '2023'],
    ['Maestría en Finanzas\nUniversidad de Lima\n2023 - en curso', '2023'],
    ['Maestría en Finanzas\nUniversidad de Lima\n2023 - actualidad', '2023'],
    ['Maestría en Finanzas (en curso)\nUniversidad de Lima', null],
    ['Maestría en Finanzas\nUniversidad de Lima\nEstado: En curso', null],
    ['Maestría en Finanzas\nUniversidad de Lima\nActualmente cursando el 5to ciclo', null],
  ])('%j has no end, and its name no remark', (text, start) => {
    expect(studies(text)).toEqual([['Maestría en Finanzas', 'Universidad de Lima', 'Finanzas', start, 'now']])
  })
})

test.each([
  ['Maestría | Gestión Minera\nUniversidad de Lima\n2019', 'Maestría', 'Gestión Minera'],
  ['Licenciatura, Ingeniería Industrial\nUniversidad de Lima\n2019', 'Licenciatura', 'Ingeniería Industrial'],
  ['B.Sc., Industrial Engineering\nUniversidad de Lima\n2019', 'B.Sc.', 'Industrial Engineering'],
])('a rank with what it is of beside it: %j', (text, degree, field) => {
  expect(studies(text)[0]!.slice(0, 3)).toEqual([degree, 'Universidad de Lima', field])
})

test('a school without a degree keeps its name alone; no field is invented', () => {
  expect(studies('Colegio Nacional Los Andes\n2003 - 2007')).toEqual([
    [null, 'Colegio Nacional Los Andes', null, '2003', '2007'],
  ])
})

test('a lone year is the end', () => {
  expect(studies('Bachiller en Derecho, Universidad de Lima, 2018')[0]!.slice(3)).toEqual([null, '2018'])
})

test('several studies keep the order of the page', () => {
  expect(
    studies(
      'Maestría en Finanzas\nUniversidad de Lima\n2020 - 2021\n\nContabilidad\nUniversidad Nacional de Trujillo\n2012 - 2016',
    ),
  ).toEqual([
    ['Maestría en Finanzas', 'Universidad de Lima', 'Finanzas', '2020', '2021'],
    ['Contabilidad', 'Universidad Nacional de Trujillo', null, '2012', '2016'],
  ])
})

test.each([
  [
    'how far',
    'Ingeniería Industrial, 8vo ciclo\nUniversidad de Lima\n2022 - actualidad',
    'Ingeniería Industrial',
  ],
  [
    'how well',
    'Bachiller en Economía. Tercio superior\nUniversidad de Lima\n2016 - 2020',
    'Bachiller en Economía',
  ],
  ['how long', 'Diplomado en Riesgos (384 horas)\nUniversidad de Lima\n2020', 'Diplomado en Riesgos'],
  [
    'a sentence around it',
    'Obtuve el Título de Abogada por la Universidad de Lima en el año 2014',
    'Título de Abogada',
  ],
])('a degree is without %s', (_, text, degree) => {
  expect(readEducations(textLines(text)).map((one) => [one.degree?.value, one.institution?.value])).toEqual([
    [degree, 'Universidad de Lima'],
  ])
})

test('a long line ends at no stop before its institution', () => {
  const text =
    'Del 2020 al 2021: Segunda Especialidad en Didáctica del Arte y la Cultura. Universidad Nacional Pedro Ruiz Gallo.'
  expect(readEducations(textLines(text))[0]!.institution?.value).toBe('Universidad Nacional Pedro Ruiz Gallo')
})

test('a degree that broke goes on below in its own look', () => {
  const lines = linesOf([
    run('Título profesional de Contador', 40, 60, { bold: true }),
    run('2007 - 2011', 300, 60),
    run('Público', 40, 74, { bold: true }),
    run('Universidad de Lima', 40, 88),
  ])
  expect(studiesIn(lines)).toEqual([
    ['Título profesional de Contador Público', 'Universidad de Lima', 'Contador Público', '2007', '2011'],
  ])
})

test('below a bare rank stands what it is of', () => {
  const lines = linesOf([
    run('Maestría', 40, 60, { bold: true }),
    run('Gestión Minera', 40, 74, { bold: true }),
    run('Universidad de Lima', 40, 88),
    run('2019', 40, 102),
  ])
  expect(studiesIn(lines)[0]!.slice(0, 3)).toEqual(['Maestría', 'Universidad de Lima', 'Gestión Minera'])
})

test.each([
  ['a job', 'Operario Soldador\nEstructuras Santa S.A.C.\n2015 - 2018'],
  ['a lone name', 'ASME IX, TUBERÍA SCH 80\n2022'],
  ['a talk', 'Semana de la Ciencia, 2021 (expositora)'],
])('%s among studies is none', (_, text) => {
  const study = 'Bachiller en Derecho\nUniversidad de Lima\n2010 - 2014'
  expect(studies(`${study}\n\n${text}`)).toEqual(studies(study))
})

test('of names that nobody knows both make a study', () => {
  const text = 'Bachiller en Derecho\nUniversidad de Lima\n2010 - 2014\n\nInglés intermedio\nICPNA\n2016'
  expect(studies(text)[1]!.slice(0, 2)).toEqual(['Inglés intermedio', 'ICPNA'])
})

test('an institution above several degrees is that of each', () => {
  const text = 'Universidad de Lima\n- Bachiller en Psicología (2014)\n- Licenciada en Psicología (2016)'
  expect(studies(text).map(([degree, institution]) => [degree, institution])).toEqual([
    ['Bachiller en Psicología', 'Universidad de Lima'],
    ['Licenciada en Psicología', 'Universidad de Lima'],
  ])
})

test('a degree apart from those above has no institution that nobody named', () => {
  const text = 'Universidad de Lima\nBachiller en Psicología (2014)\n\nMaestría en Finanzas (2016)'
  expect(studies(text)[1]!.slice(0, 2)).toEqual(['Maestría en Finanzas', null])
})

test.each([
  ['SENATI – Sede Iquitos', 'SENATI – Sede Iquitos'],
  ['ASBANC - Centro de Estudios', 'ASBANC - Centro de Estudios'],
  ['CEAM - Centro de Altos Estudios', 'CEAM - Centro de Altos Estudios'],
  ['SENATI, sede Independencia', 'SENATI, sede Independencia'],
  ['Universidad de Piura - Piura', 'Universidad de Piura - Piura'],
  ['Universidad de Piura, Piura', 'Universidad de Piura'],
])('of %j the institution is %j', (line, institution) => {
  const [study] = studies(`Diplomado en Riesgo\n${line}\n2013 - 2015`)
  expect(study![1]).toBe(institution)
})

test('a date before a state is that of the study', () => {
  const text =
    'Bachiller en Derecho\nUniversidad de Piura\n2007-2012 · Graduado\nMaestría en Tributación\nUniversidad de Lima\n2017-2019 · Graduado'
  expect(studies(text).map((one) => one.slice(3))).toEqual([
    ['2007', '2012'],
    ['2017', '2019'],
  ])
})

test('where lines open with the level each is a study, with a date or without', () => {
  const text = 'PRIMARIA: I.E. 113 CAJABAMBA\nSECUNDARIA: I.E. JOSE GALVEZ 1986'
  expect(studies(text).map(([degree, institution]) => [degree, institution])).toEqual([
    ['PRIMARIA', 'I.E. 113 CAJABAMBA'],
    ['SECUNDARIA', 'I.E. JOSE GALVEZ'],
  ])
})

test('a date behind the school in its line of a form is none of its name', () => {
  const text = 'Licenciada en Enfermería\nCentro: Universidad Autónoma de Ica Año: 2017'
  expect(studies(text)[0]!.slice(0, 2)).toEqual(['Licenciada en Enfermería', 'Universidad Autónoma de Ica'])
})

test('a bootcamp is taken, and given by an academy', () => {
  expect(studies('Bootcamp Full Stack — Laboratoria Tech Academy 2019')[0]!.slice(0, 2)).toEqual([
    'Bootcamp Full Stack',
    'Laboratoria Tech Academy',
  ])
})

test.each([
  [
    'Bachiller en Derecho de la Universidad de Lima, 2012',
    ['Bachiller en Derecho', 'Universidad de Lima', 'Derecho'],
  ],
  ['Maestría en Derecho Penal de la PUCP, 2016', ['Maestría en Derecho Penal', 'PUCP', 'Derecho Penal']],
  [
    'Egresado de la Maestría en Derecho Penal de la PUCP, 2016',
    ['Egresado de la Maestría en Derecho Penal', 'PUCP', 'Derecho Penal'],
  ],
  [
    'Técnico en Enfermería del Instituto Carrión, 2012',
    ['Técnico en Enfermería', 'Instituto Carrión', 'Enfermería'],
  ],
])('%j names its school behind "de"', (text, study) => {
  expect(studies(text)[0]!.slice(0, 3)).toEqual(study)
})

test('a rank above its field in bold letters too is the degree', () => {
  const bold = { bold: true }
  const [study] = readEducations(
    linesOf([
      run('Licenciada', 40, 60, bold),
      run('Enfermería', 40, 76, { bold: true, size: 13 }),
      run('Universidad Nacional del Sur', 40, 92, bold),
      run('2017', 40, 108),
    ]),
  )
  expect([study?.degree?.value, study?.field?.value, study?.institution?.value]).toEqual([
    'Licenciada',
    'Enfermería',
    'Universidad Nacional del Sur',
  ])
})
