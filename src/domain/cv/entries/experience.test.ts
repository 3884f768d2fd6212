import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { readExperiences, withoutCourses } from './experience.ts'

const jobsIn = (lines: Parameters<typeof readExperiences>[0]) =>
  readExperiences(lines).map(({ position, company, place, start, end, isCurrent }) => [
    position?.value ?? null,
    company?.value ?? null,
    place?.value ?? null,
    start?.value ?? null,
    isCurrent ? 'now' : (end?.value ?? null),
  ])
const jobs = (text: string) => jobsIn(textLines(text))

describe('one job, however its header is written', () => {
  const whole = ['Analista de Compras', 'Quipu S.A.C.', 'Lima', '2019', '2021']
  const placeless = ['Analista de Compras', 'Quipu S.A.C.', null, '2019', '2021']

  test.each([
    ['position first', 'Analista de Compras\nQuipu S.A.C., Lima\n2019 - 2021', whole],
    ['company first', 'Quipu S.A.C., Lima\nAnalista de Compras\n2019 - 2021', whole],
    ['Cargo en Empresa', 'Analista de Compras en Quipu S.A.C.\n2019 - 2021', placeless],
    ['Cargo | Empresa | Lima', 'Analista de Compras | Quipu S.A.C. | Lima\n2019 - 2021', whole],
    ['Empresa | Cargo', 'Quipu S.A.C. | Analista de Compras\n2019 - 2021', placeless],
    ['Cargo, Empresa, Lima (fechas)', 'Analista de Compras, Quipu S.A.C., Lima (2019 - 2021)', whole],
    ['Cargo – Empresa, the date at the right', 'Analista de Compras – Quipu S.A.C.   2019 - 2021', placeless],
    ['Empresa: Cargo', 'Quipu S.A.C.: Analista de Compras\n2019 - 2021', placeless],
    [
      'labels',
      'Cargo: Analista de Compras\nEmpresa: Quipu S.A.C.\nLugar: Lima\nPeriodo: Del 2019 al 2021',
      whole,
    ],
    ['Cargo @ Empresa', 'Analista de Compras @ Quipu S.A.C.\n2019 - 2021', placeless],
  ])('%s', (_, text, job) => {
    expect(jobs(text)).toEqual([job])
  })

  test('labels in the cells at the left', () => {
    const cells = [
      ['Cargo', 'Analista de Compras'],
      ['Empresa', 'Quipu S.A.C.'],
      ['Lugar', 'Lima'],
      ['Periodo', '2019 - 2021'],
    ].flatMap((pair, index) => row(pair, [40, 160], 60 + index * 16))
    expect(jobsIn(linesOf(cells))).toEqual([whole])
  })

  test('a change of weight parts what no sign does', () => {
    const lines = linesOf([
      run('Analista de Compras,', 40, 60),
      run('Quipu', 143, 60, { bold: true }),
      run('2019 - 2021', 400, 60),
    ])
    expect(jobsIn(lines)).toEqual([['Analista de Compras', 'Quipu', null, '2019', '2021']])
  })

  test('the date in a margin', () => {
    const lines = linesOf([
      run('2019 -', 40, 60),
      run('Analista de Compras, Quipu S.A.C., Lima', 140, 60),
      run('actualidad', 40, 72),
    ])
    expect(jobsIn(lines)).toEqual([['Analista de Compras', 'Quipu S.A.C.', 'Lima', '2019', 'now']])
  })

  test('the address behind a company is no part of its name', () => {
    expect(
      jobs('Empresa: Quipu S.A.C., Av. Los Incas 123\nCargo: Analista\nPeriodo: 2019')[0]!.slice(0, 2),
    ).toEqual(['Analista', 'Quipu S.A.C.'])
  })
})

test('clear entries tell the order for those whose words say nothing', () => {
  expect(
    jobs(
      'Quipu S.A.C.\nAnalista de Compras\n2019 - 2021\n\nMolinos Chira S.A.\nAsistente\n2017 - 2018\n\nTrébol\nInventarios\n2015 - 2016',
    ).at(-1),
  ).toEqual(['Inventarios', 'Trébol', null, '2015', '2016'])
})

test('several roles under one company take it over, with less confidence', () => {
  const text =
    'Quipu S.A.C., Lima\nJefa de Compras   Enero 2021 – Presente\n• Contratos.\nAnalista de Compras   Marzo 2018 – Diciembre 2020\n• Cotizaciones.'
  expect(jobs(text)).toEqual([
    ['Jefa de Compras', 'Quipu S.A.C.', 'Lima', '2021-01', 'now'],
    ['Analista de Compras', 'Quipu S.A.C.', 'Lima', '2018-03', '2020-12'],
  ])
  const [first, second] = readExperiences(textLines(text))
  expect(second!.company!.confidence).toBeLessThanOrEqual(0.75)
  expect(second!.company!.from).toEqual(first!.company!.from)
})

test('a table under the names of its columns', () => {
  const lines = linesOf([
    ...row(['Periodo', 'Empresa', 'Cargo'], [40, 160, 340], 60),
    ...row(['2019 - 2021', 'Red Andina', 'Apoyo logístico'], [40, 160, 340], 80),
  ])
  expect(jobsIn(lines)).toEqual([['Apoyo logístico', 'Red Andina', null, '2019', '2021']])
})

test('what a label names is surer than what words and order tell', () => {
  const [labelled] = readExperiences(textLines('Cargo: Analista\nEmpresa: Quipu\nPeriodo: 2019'))
  const [told] = readExperiences(textLines('Inventarios\nQuipu\n2019 - 2021'))
  expect(labelled!.position!.confidence).toBeGreaterThan(0.95)
  expect(told!.position!.confidence).toBeLessThan(0.8)
})

test('a form that counts its employers, or calls one an institution, has a job for each', () => {
  const jobs = readExperiences(
    textLines(
      'Empresa 1: Quipu S.A.C.\nPuesto: Supervisor\nDuración: 2021 - 2023\nEmpresa 2: Bodega Uros\nPuesto: Vigilante\nDuración: 2018 - 2021\nInstitución: Policía Nacional\nGrado: Suboficial\nDuración: 1988 - 2017',
    ),
  )
  expect(jobs.map(({ position, company }) => [position?.value, company?.value])).toEqual([
    ['Supervisor', 'Quipu S.A.C.'],
    ['Vigilante', 'Bodega Uros'],
    ['Suboficial', 'Policía Nacional'],
  ])
})

describe('the description', () => {
  const described = (body: string) =>
    readExperiences(textLines(`Analista\nQuipu S.A.C.\n2019 - 2021\n${body}`))[0]!.description?.value ?? null

  test.each([
    ['items keep their bullets', '• Contratos.\n• Cotizaciones.', '• Contratos.\n• Cotizaciones.'],
    ['none is null', '', null],
  ])('%s', (_, body, value) => {
    expect(described(body)).toBe(value)
  })

  test('a word that the end of a line breaks is whole again', () => {
    const lines = linesOf([
      ...stack(['Analista', 'Quipu S.A.C.', '2019 - 2021'], 40, 60),
      run('•', 40, 102),
      ...stack(['Registro de la progra-', 'mación de compras.'], 52, 102),
    ])
    expect(readExperiences(lines)[0]!.description!.value).toBe('• Registro de la programación de compras.')
  })
})

test('each value tells where it stands', () => {
  const [job] = readExperiences(textLines('Analista\nQuipu S.A.C.\n2019 - 2021'))
  expect(job!.company!.from).toMatchObject([{ page: 1, box: { x: 40, y: 64, width: 60, height: 12.5 } }])
  expect(job!.start!.from[0]!.box.y).toBe(78)
})

test.each([[''], ['2019 - 2021']])('%j is no job', (text) => {
  expect(jobs(text)).toEqual([])
})

describe('one company with several roles', () => {
  const roles = [
    ['Jefa de Compras', 'Quipu S.A.C.', null, '2019', '2021'],
    ['Analista', 'Quipu S.A.C.', null, '2016', '2019'],
  ]

  test('the roles are items below it', () => {
    const text =
      'Quipu S.A.C.\nEntré como analista y fui promovida:\n• Jefa de Compras: 2019 - 2021\n• Analista: 2016 - 2019'
    expect(jobs(text)).toEqual(roles)
  })

  test('a word about the company stands between it and its roles', () => {
    const lines = linesOf([
      run('Quipu S.A.C.   2016 - 2021', 40, 60, { bold: true }),
      ...stack(
        ['Empresa dedicada a la venta de insumos', 'Jefa de Compras, 2019 - 2021', 'Analista, 2016 - 2019'],
        40,
        74,
      ),
    ])
    expect(jobsIn(lines)).toEqual(roles)
  })
})

test.each([
  ['a unit behind the position', 'Docente, Facultad de Ciencias, Universidad de Lima\n2019 - 2021'],
  [
    'a unit before the university',
    'Docente\nDepartamento Académico de Física, Universidad de Lima. Piura.\n2019 - 2021',
  ],
])('%s is no employer', (_, text) => {
  expect(jobs(text)[0]!.slice(0, 2)).toEqual(['Docente', 'Universidad de Lima'])
})

test('time without work is no job', () => {
  expect(
    jobs('Analista, Quipu S.A.C., 2019 - 2021\nPausa laboral: cuidado familiar, 2017 - 2019'),
  ).toHaveLength(1)
})

test('what describes a company is none', () => {
  expect(
    jobs('Analista de Compras en Quipu\n2019 - 2021\nEmpresa propia de organización de eventos')[0]!.slice(
      0,
      2,
    ),
  ).toEqual(['Analista de Compras', 'Quipu'])
})

test('a place that no list has is told by the places of the others', () => {
  const text =
    'Analista, 2019 - 2021\nQuipu S.A.C., Lima\nAsistente, 2017 - 2019\nMolinos Chira, Sullana\nAuxiliar, 2015 - 2017\nBodega Paz, Villacurí'
  expect(jobs(text)[2]).toEqual(['Auxiliar', 'Bodega Paz', 'Villacurí', '2015', '2017'])
})

test('dates in a margin: a year within a sentence is no entry', () => {
  const entry = (date: string, names: string[], y: number) => [run(date, 40, y), ...stack(names, 160, y)]
  const lines = linesOf([
    ...entry(
      '06/2021 – Actualidad',
      ['Analista', 'Quipu S.A.C.', 'Exactitud de 91 % (2021) a 98 % (2024).'],
      60,
    ),
    ...entry('10/2018 – 05/2021', ['Asistente', 'Molinos Chira'], 102),
  ])
  expect(jobsIn(lines).map((job) => job.slice(0, 2))).toEqual([
    ['Analista', 'Quipu S.A.C.'],
    ['Asistente', 'Molinos Chira'],
  ])
})

test('a sentence says what somebody works as', () => {
  expect(jobs('Trabajé como Analista de Compras en Quipu S.A.C., 2019 - 2021')[0]!.slice(0, 2)).toEqual([
    'Analista de Compras',
    'Quipu S.A.C.',
  ])
})

test('a section that names neither employers nor work is a list of courses beside one that does', () => {
  const [work, courses] = [
    'Docente, Universidad de Lima, 2019 - 2021',
    'Ecología General (pregrado), 2020',
  ].map((text) => readExperiences(textLines(text)))
  expect(withoutCourses([work!, courses!])).toEqual(work)
  expect(withoutCourses([courses!])).toEqual(courses)
})

test('what stands in brackets behind each company is its sector', () => {
  const text =
    'Analista\nQuipu S.A.C. (Consumo masivo)\n2019 - 2021\nAsistente\nDistribuidora Uros (Transporte)\n2017 - 2018'
  expect(jobs(text).map(([, company]) => company)).toEqual(['Quipu S.A.C.', 'Distribuidora Uros'])
})

test('what runs on behind a dash is no name', () => {
  const text =
    '2020 - Presente: Analista Senior en Quipu Soluciones - Trabajé en el desarrollo de tres sistemas.\n2019 - 2020: Analista en Chira Sistemas - Apoyo en el diseño de pantallas.'
  expect(jobs(text).map((job) => job.slice(0, 2))).toEqual([
    ['Analista Senior', 'Quipu Soluciones'],
    ['Analista', 'Chira Sistemas'],
  ])
})

test.each([
  ['the client of somebody on their own', 'Cliente: Fundación Agua Alta', 'Fundación Agua Alta'],
  ['a public body without its branch', 'Indecopi, Oficina Regional de Piura', 'Indecopi'],
  ['a branch that stands alone', 'Oficina Regional de Piura', 'Oficina Regional de Piura'],
])('the company is %s', (_, line, company) => {
  expect(jobs(`Supervisor de Obra\n${line}\n2019 - 2021`)[0]!.slice(0, 2)).toEqual([
    'Supervisor de Obra',
    company,
  ])
})
