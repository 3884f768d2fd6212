import { headingLook, piecesOf, regionsOf, row, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { findRegions } from './columns.ts'

const textsOf = (runs: Parameters<typeof regionsOf>[0]) =>
  regionsOf(runs).map(({ lines }) => lines.map(({ text }) => text))

const heading = (text: string, x: number, y: number) => run(text, x, y, headingLook)

const side = [
  heading('CONTACTO', 40, 120),
  ...stack(['rosa@ejemplo.pe', '900 000 010', 'Cayma, Arequipa'], 40, 138),
  heading('HABILIDADES', 40, 200),
  ...stack(['Triaje', 'Excel', 'Quechua'], 40, 218),
]
const main = [
  heading('EXPERIENCIA', 240, 124),
  ...stack(
    ['Enfermera de UCI', 'Clínica San Gabriel', 'Cuidado de pacientes críticos en turnos de noche.'],
    240,
    142,
  ),
  heading('EDUCACIÓN', 240, 204),
  ...stack(['Licenciada en Enfermería', 'Universidad Nacional de San Agustín'], 240, 222),
]

describe('two columns with headings of their own', () => {
  test('are read one after the other', () => {
    const [left, right] = textsOf([...side, ...main])
    expect(left).toEqual([
      'CONTACTO',
      'rosa@ejemplo.pe',
      '900 000 010',
      'Cayma, Arequipa',
      'HABILIDADES',
      'Triaje',
      'Excel',
      'Quechua',
    ])
    expect(right![0]).toBe('EXPERIENCIA')
  })

  test('what spans them above is read first, what spans them below comes last', () => {
    const name = run('ROSA QUISPE MAMANI, ENFERMERA ASISTENCIAL', 40, 60, { size: 18 })
    const footer = run(
      'Declaro que los datos de esta hoja de vida son verdaderos y los puedo acreditar.',
      40,
      320,
    )
    const regions = textsOf([...side, ...main, name, footer])
    expect(regions.map(([first]) => first)).toEqual([name.text, 'CONTACTO', 'EXPERIENCIA', footer.text])
  })

  test('both columns go on from what stands above them', () => {
    const name = run('ROSA QUISPE MAMANI, ENFERMERA ASISTENCIAL', 40, 60, { size: 18 })
    const [top, left, right] = regionsOf([...side, ...main, name])
    expect([top!.after, left!.after, right!.after]).toEqual([null, top, top])
  })
})

describe('what stands side by side and belongs together is read across', () => {
  test.each([
    [
      'dates in a margin, though not on the baselines of their text',
      ['2019', '2018', '2017', '2016', '2015', '2014'].flatMap((year, index) => [
        run(year, 40, 66 + index * 30),
        run(`Minera Puyhuan S.A., sede ${index}`, 160, 60 + index * 30),
      ]),
    ],
    [
      'texts with their dates at the right, and places below these',
      [
        ...stack(['Minera Puyhuan S.A.', 'Asistente de la gerencia'], 40, 60),
        ...stack(['Molinos Chira S.A.', 'Ayudante de la planta'], 40, 120),
        ...stack(['Almacenes Sur S.A.C.', 'Despacho de mercancías'], 40, 180),
        ...[60, 120, 180].flatMap((y) => [
          run('2019 - 2020', 300, y),
          run('Huánuco', 300, y + 17),
          run('Sede norte', 300, y + 30),
        ]),
      ],
    ],
    [
      'labels of a form',
      [
        ['Nombre', 'Rosa Quispe'],
        ['Domicilio', 'Cayma, Arequipa'],
        ['Teléfono', '900 000 010'],
        ['Correo', 'rosa@ejemplo.pe'],
      ].flatMap((cells, index) => row(cells, [40, 160], 60 + index * 16)),
    ],
    [
      'a table under the names of its columns, though its cells are not on one baseline',
      [
        ...row(['Curso', 'Institución'], [40, 260], 60),
        ...stack(['Excel', 'SAP', 'Power BI', 'Python', 'Costos', 'Aduanas', 'Tributos'], 40, 86),
        ...stack(['Cibertec', 'Quipu', 'Senati', 'Tecsup', 'Instituto Chira', 'Quipu', 'Senati'], 260, 80),
      ],
    ],
    [
      'headings in a margin',
      [
        ...['EXPERIENCIA', 'EDUCACIÓN', 'IDIOMAS'].map((title, index) => heading(title, 40, 60 + index * 40)),
        ...stack(['Enfermera de UCI', 'en turnos de noche', '', 'Licenciada', 'en Enfermería'], 180, 60),
      ],
    ],
    [
      'two rows, too few for a column',
      [
        heading('CONTACTO', 40, 60),
        run('rosa@ejemplo.pe', 40, 78),
        heading('EXPERIENCIA', 240, 64),
        run('Enfermera de UCI en Cayma', 240, 82),
      ],
    ],
  ])('%s', (_, runs) => {
    expect(regionsOf(runs)).toHaveLength(1)
  })
})

test('a page without items has no regions', () => {
  expect(regionsOf([])).toEqual([])
})

describe('columns below text of the whole width', () => {
  const above = [
    run('Asistente de logística en una empresa de alimentos de Lima Norte, con personal a cargo.', 40, 60),
    heading('EDUCACIÓN', 40, 90),
    run('Bachiller en Ingeniería', 40, 106),
    run('2011 – 2015', 500, 106),
  ]

  test('begin at headings beside each other, though the lines above do not cross them', () => {
    const below = [
      heading('HABILIDADES', 40, 140),
      heading('IDIOMAS', 300, 140),
      ...stack(['Manejo de montacargas', 'Picking', 'Word', 'Excel'], 40, 158),
      ...stack(['Español (nativo)', 'Inglés (básico)'], 300, 156),
    ]
    expect(textsOf([...above, ...below]).slice(1)).toEqual([
      ['HABILIDADES', 'Manejo de montacargas', 'Picking', 'Word', 'Excel'],
      ['IDIOMAS', 'Español (nativo)', 'Inglés (básico)'],
    ])
  })

  test('a list in columns of its own below a heading is read across', () => {
    const zones = [...side.slice(0, 4), ...main]
    const grid = [
      heading('HABILIDADES', 40, 300),
      ...[318, 334, 350].flatMap((y, index) => row([`Tarea ${index}`, `Equipo ${index}`], [40, 240], y)),
    ]
    expect(textsOf([...zones, ...grid]).at(-1)).toEqual([
      'HABILIDADES',
      'Tarea 0\tEquipo 0',
      'Tarea 1\tEquipo 1',
      'Tarea 2\tEquipo 2',
    ])
  })
})

test('dates of one column that stand beside lines of the other by chance part no entry from its date', () => {
  const left = [
    heading('Perfil', 40, 60),
    ...stack(
      ['Contadora con diez años de trabajo', 'en cierres, tributos y auditorías', 'de empresas medianas.'],
      40,
      76,
    ),
    heading('Experiencia', 40, 120),
    ...stack(
      ['Jefa de Contabilidad', 'Quipu S.A.C.', 'Cierres de tres plantas', 'y sus tributos.', 'Analista'],
      40,
      136,
    ),
  ]
  const right = [
    heading('Educación', 300, 60),
    ...stack(['Contadora Pública', 'Universidad del Altiplano', '2010 - 2015'], 300, 76),
    heading('Cursos', 300, 120),
    ...stack(['Excel avanzado', 'Instituto Wari', 'Nivel tres', '2019', 'Quechua', 'Tributación'], 300, 136),
  ]
  expect(regionsOf([...left, ...right])).toHaveLength(2)
})

test('a heading at the end of the columns stays with the text that crosses them below', () => {
  const across = 'Evaluación formativa en secundaria, Ministerio de Educación, 2021, de 120 horas'
  const runs = [...side, ...main, heading('CURSOS', 40, 290), run(across, 40, 308)]
  expect(textsOf(runs).at(-1)).toEqual(['CURSOS', across])
})

test('what crosses a short column below goes on with the long one that ends right above it', () => {
  const long = [
    heading('PERFIL', 40, 60),
    ...stack(['Técnico con nueve años', 'en hoteles y clínicas'], 40, 78),
    heading('EXPERIENCIA', 40, 120),
    ...stack(['Técnico senior', 'Frío Amazónico', '2019 - 2023', 'Mantenimiento'], 40, 138),
  ]
  const short = [
    heading('CONTACTO', 320, 60),
    ...stack(['900 000 010', 'jose@ejemplo.pe', 'Belén, Iquitos'], 320, 78),
  ]
  const across = run('de ciento cuarenta equipos de aire y de las cámaras de vacunas de la región', 40, 194)
  const [left, right, below, ...others] = regionsOf([...long, ...short, across])
  expect(others).toEqual([])
  expect(below!.after).toBe(left)
  expect(right!.lines[0]!.text).toBe('CONTACTO')
})

test('a heading with no dates below it in its own column names what stands beside it, too', () => {
  const runs = [
    heading('EXPERIENCIA', 40, 60),
    ...stack(['Banco', 'Andino'], 60, 92),
    ...stack(['Analista de Datos', '2019 - 2023', 'Modelos de riesgo', 'y sus reportes'], 160, 85),
    ...stack(['Seguros', 'Uros'], 60, 182),
    ...stack(['Asistente', '2016 - 2019', 'Reportes', 'de siniestros'], 160, 175),
    heading('PREMIOS', 40, 260),
    ...stack(['Premio interno', 'Segundo puesto'], 40, 278),
  ]
  expect(textsOf(runs)[0]!.slice(0, 2)).toEqual(['EXPERIENCIA', 'Analista de Datos'])
})

test('what is left of two columns at the top of the next page is theirs, however little it is', () => {
  const next = piecesOf([
    ...stack(['Excel', 'Quechua'], 40, 60),
    ...stack(['Universidad del Altiplano', '2008 - 2013'], 240, 60),
  ])
  expect(findRegions([piecesOf([...side, ...main]), next]).slice(2)).toMatchObject([
    { lines: [{ text: 'Excel' }, { text: 'Quechua' }] },
    { lines: [{ text: 'Universidad del Altiplano' }, { text: '2008 - 2013' }] },
  ])
  expect(findRegions([next])).toHaveLength(1)
})

test('a column whose text is set further in than its heading begins where the heading does', () => {
  const skills = ['Word', 'Excel', 'Empatía', 'Escucha', 'Compromiso', 'Orden']
  const runs = [
    ...stack(skills, 60, 60),
    heading('REFERENCIAS', 300, 66),
    ...stack(['Tania Bautista, coordinadora', 'Percy Huamaní, jefe de la unidad', 'Rosa Ríos'], 316, 86),
  ]
  expect(textsOf(runs)[0]).toEqual(skills)
})

test('a column whose heading is set further in than its text begins where the text does', () => {
  const runs = [
    heading('HABILIDADES', 66, 60),
    ...stack(['Windows Server', 'Mikrotik', 'Linux'], 40, 78),
    heading('IDIOMAS', 236, 60),
    run('Inglés: básico', 212, 78),
  ]
  expect(textsOf(runs)).toEqual([
    ['HABILIDADES', 'Windows Server', 'Mikrotik', 'Linux'],
    ['IDIOMAS', 'Inglés: básico'],
  ])
})

test('a list beside its heading, below everything else, is no column', () => {
  const lines = ['Cajera', 'Bodega Paz', 'Reponedora', 'Tienda Sol'].map((text, at) =>
    run(text, 40, 60 + at * 14),
  )
  const skills = ['Excel', 'Inventarios', 'Atención al cliente', 'SAP', 'Word', 'Caja', 'Orden'].map(
    (text, at) => run(text, 240, 130 + at * 14),
  )
  const [region, ...others] = textsOf([
    heading('EXPERIENCIA', 40, 44),
    ...lines,
    heading('HABILIDADES', 40, 130),
    ...skills,
  ])
  expect(others).toEqual([])
  expect(region!.slice(-7, -5)).toEqual(['HABILIDADES\tExcel', 'Inventarios'])
})

test('what spans two columns below goes on from the one that ends near above it', () => {
  const left = [heading('EXPERIENCIA', 40, 60), ...stack(Array<string>(12).fill('Control de caja'), 40, 78)]
  const right = [heading('IDIOMAS', 300, 60), ...stack(['Inglés', 'Quechua', 'Aimara'], 300, 78)]
  const wide = run('Distribución de abarrotes en tres regiones del norte, con personal a cargo.', 40, 256)
  const below = regionsOf([...left, ...right, wide]).find(({ lines }) => lines[0]!.text === wide.text)
  expect(below?.after?.lines[0]!.text).toBe('EXPERIENCIA')
})

test('an address that runs into the next column does not close the columns', () => {
  const left = ['900 000 010', 'Cayma, Arequipa', 'rosa.quispe.mamani.contadora.publica@ejemplo.pe', 'Ica']
  const right = ['Contadora con diez años', 'en la banca y en', 'empresas de', 'exportación.']
  const runs = [heading('CONTACTO', 40, 60), ...stack(left, 40, 78), heading('PERFIL', 272, 60)]
  expect(textsOf([...runs, ...stack(right, 272, 78)]).map(([first]) => first)).toEqual(['CONTACTO', 'PERFIL'])
})
