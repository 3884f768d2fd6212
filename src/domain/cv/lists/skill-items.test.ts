import { linesOf, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { isLevelOnly } from './levels.ts'
import { findItems } from './skill-items.ts'

const textsOf = (lines: Parameters<typeof findItems>[0]) => findItems(lines).map(({ text }) => text)
const groupsOf = (lines: Parameters<typeof findItems>[0]) =>
  findItems(lines).map(({ group, text }) => [group, text])

test.each([
  ['Excel, SAP, Power BI', ['Excel', 'SAP', 'Power BI']],
  ['Excel; SAP | Power BI • Python', ['Excel', 'SAP', 'Power BI', 'Python']],
  ['Office (Word, Excel), SAP', ['Office (Word, Excel)', 'SAP']],
  ['Excel - SAP - Power BI - Python', ['Excel', 'SAP', 'Power BI', 'Python']],
  ['Excel - intermedio', ['Excel - intermedio']],
  ['HTML/CSS, C++', ['HTML/CSS', 'C++']],
  ['Precisión de 0,5 mm, SAP', ['Precisión de 0,5 mm', 'SAP']],
  ['Excel\nSAP', ['Excel', 'SAP']],
  // A layout that prints a skill as a group without items.
  ['RCM:\nTermografía:\nMaximo:', ['RCM', 'Termografía', 'Maximo']],
  ['Programas:\nExcel\nSAP', ['Excel', 'SAP']],
])('%j is cut into its items', (text, items) => {
  expect(textsOf(textLines(text))).toEqual(items)
})

describe('lines that go on', () => {
  test.each([
    ['behind a comma', 'Excel, SAP,\nPower BI', ['Excel', 'SAP', 'Power BI']],
    ['behind "y"', 'Control de calidad y\nTrazabilidad', ['Control de calidad y Trazabilidad']],
    [
      'behind "nivel"',
      'SGD nivel avanzado, Excel nivel\nintermedio',
      ['SGD nivel avanzado', 'Excel nivel intermedio'],
    ],
    ['with a small letter', 'Perforación y voladura\nde rocas', ['Perforación y voladura de rocas']],
  ])('%s', (_, text, items) => {
    expect(textsOf(textLines(text))).toEqual(items)
  })

  test('a list goes on where its line had no room left, and not where it had', () => {
    const full = 'Excel avanzado, SAP Business One, Power BI'
    expect(textsOf(textLines(`${full}, Lenguaje\nPython`))).toHaveLength(4)
    expect(textsOf(textLines(`Excel, SAP\nPython\n${full}`))).toContain('Python')
  })

  test('a list goes on down to its last line, and not into items that have a line each', () => {
    const text = 'Conocimiento de normas ISO 9001, 14001, 45001\nManejo de Excel\nDominio de AutoCAD'
    expect(textsOf(textLines(text))).toContain('Excel')
    expect(
      textsOf(textLines('Paquete (Word, Excel, Power Point) – Nivel medio\nSIGA – Nivel básico')),
    ).toEqual(['Paquete (Word, Excel, Power Point) – Nivel medio', 'SIGA – Nivel básico'])
  })

  test('a list in one line behind bulleted items is one of its own', () => {
    const lines = textLines(
      '• Plan de evacuación\n• Word\n• Conducción de motocicleta\nDisciplina / Don de mando / Lealtad',
    )
    expect(textsOf(lines)).toContain('Disciplina')
  })

  test('an item goes on at the top of the next column', () => {
    const lines = [
      ...linesOf(stack(['Control de accesos · CCTV', 'Informes · Plan de'], 40, 60)),
      ...linesOf(stack(['evacuación · Word', 'Excel · Conducción'], 300, 60)),
    ]
    expect(textsOf(lines)).toContain('Plan de evacuación')
  })

  test('the third line of a list goes on from the second and not from the first', () => {
    const text = 'Técnicas: Excel, SAP,\nPlanillas, Liquidación de\nbeneficios sociales\nBlandas: Orden'
    expect(textsOf(textLines(text))).toEqual([
      'Excel',
      'SAP',
      'Planillas',
      'Liquidación de beneficios sociales',
      'Orden',
    ])
  })

  test('a dash in an empty cell is no bullet of the next one', () => {
    const lines = linesOf([
      ...row(['Cableado', '-', 'Mikrotik', 'básico'], [40, 140, 240, 340], 60),
      ...row(['Ubiquiti', 'básico', 'Fusión', '-'], [40, 140, 240, 340], 73),
      ...row(['Linux', 'básico', 'Office', 'básico'], [40, 140, 240, 340], 86),
    ])
    expect(textsOf(lines)).toEqual(['Cableado', 'Ubiquiti', 'Linux', 'Mikrotik', 'Fusión', 'Office'])
  })

  test('words spread over the line stand in no columns', () => {
    const lines = linesOf(
      row(['Ventas:', 'Negociación;', 'Licitaciones', 'privadas;'], [40, 100, 200, 290], 60),
    )
    expect(textsOf(lines)).toEqual(['Negociación', 'Licitaciones privadas'])
  })

  test('cells go on in their own column', () => {
    const lines = linesOf([
      ...row(['Perforación y', 'Ventilación de'], [40, 200], 60),
      ...row(['voladura', 'minas'], [40, 200], 73),
    ])
    expect(textsOf(lines)).toEqual(['Perforación y voladura', 'Ventilación de minas'])
  })
})

describe('groups', () => {
  test.each([
    ['a label with a colon', textLines('Lenguajes: Go, Python')],
    ['a bold line above', linesOf([run('Lenguajes', 40, 60, { bold: true }), run('Go, Python', 40, 74)])],
    ['a line that ends with a colon', textLines('Lenguajes:\nGo, Python')],
    ['a cell in front of the list', linesOf(row(['Lenguajes', 'Go, Python'], [40, 200], 60))],
  ])('%s names the group', (_, lines) => {
    expect(groupsOf(lines)).toEqual([
      ['Lenguajes', 'Go'],
      ['Lenguajes', 'Python'],
    ])
  })

  test('a tool above what it is used for is an item, too', () => {
    const lines = linesOf([
      run('Docker', 40, 60, { bold: true, size: 14 }),
      run('Contenedores', 40, 78),
      run('Kafka', 40, 100, { bold: true, size: 14 }),
      run('Eventos', 40, 118),
    ])
    expect(textsOf(lines)).toEqual(['Docker', 'Contenedores', 'Kafka', 'Eventos'])
  })

  test.each([
    [
      'names before dashes',
      'Almacén – Kardex · FIFO\nSoftware – SAP · Excel',
      [
        ['Almacén', 'Kardex'],
        ['Almacén', 'FIFO'],
        ['Software', 'SAP'],
        ['Software', 'Excel'],
      ],
    ],
    [
      'kinds alone',
      'Technical\nExcel\nSoft\nCoaching',
      [
        ['Technical', 'Excel'],
        ['Soft', 'Coaching'],
      ],
    ],
  ])('%s name groups', (_, text, items) => {
    expect(groupsOf(textLines(text))).toEqual(items)
  })

  test('a list that dots part names no group, whatever stands below it', () => {
    const lines = linesOf([
      run('Lenguajes', 40, 60, { bold: true, size: 8 }),
      run('Python • SQL', 40, 74, { size: 9 }),
      run('Plataformas', 40, 88, { bold: true, size: 8 }),
      run('Kafka • Spark', 40, 102, { size: 9 }),
    ])
    expect(groupsOf(lines)).toEqual([
      ['Lenguajes', 'Python'],
      ['Lenguajes', 'SQL'],
      ['Plataformas', 'Kafka'],
      ['Plataformas', 'Spark'],
    ])
  })

  test('small plain lines over bold items name their groups', () => {
    const lines = linesOf([
      run('Gestión', 40, 60, { size: 9 }),
      run('Presupuestos', 40, 74, { bold: true }),
      run('Programas', 40, 88, { size: 9 }),
      run('Excel', 40, 102, { bold: true }),
    ])
    expect(groupsOf(lines)).toEqual([
      ['Gestión', 'Presupuestos'],
      ['Programas', 'Excel'],
    ])
  })

  test('names over boxes beside each other name groups, though each has a single row of them', () => {
    const boxes = [0, 1, 2].flatMap((at) =>
      row(['Python', 'SQL', 'Azure Data Factory'], [40, 120, 200], 74 + at * 28),
    )
    const names = ['Lenguajes', 'Nube', 'Calidad'].map((text, at) =>
      run(text, 40, 60 + at * 28, { bold: true }),
    )
    const lines = linesOf([...names, ...boxes])
    expect(textsOf(lines)).not.toContain('Nube')
    expect(textsOf(lines)).toContain('Python')
  })

  test('bare lines that alternate with lists name groups, in whatever look', () => {
    expect(groupsOf(textLines('Go, Java\nBases de datos\nOracle, MongoDB\nNube\nAWS, GCP')).slice(2)).toEqual(
      [
        ['Bases de datos', 'Oracle'],
        ['Bases de datos', 'MongoDB'],
        ['Nube', 'AWS'],
        ['Nube', 'GCP'],
      ],
    )
  })

  test('a bullet over bullets further in names their group', () => {
    const lines = linesOf([
      run('• Derecho', 40, 60),
      run('• Contratos', 60, 74),
      run('• Redacción', 60, 88),
      run('• Informática', 40, 102),
      run('• SIGA', 60, 116),
    ])
    expect(groupsOf(lines)).toEqual([
      ['Derecho', 'Contratos'],
      ['Derecho', 'Redacción'],
      ['Informática', 'SIGA'],
    ])
  })

  test('bold lines over lists that slashes part name groups', () => {
    const lines = linesOf([
      ...['Gestión', 'Software', 'Sociales'].map((text, at) => run(text, 40, 60 + at * 28, { bold: true })),
      ...['ISO 14001 / IPERC', 'ArcGIS / Excel', 'Liderazgo / Orden'].map((text, at) =>
        run(text, 40, 74 + at * 28),
      ),
    ])
    expect(textsOf(lines)).not.toContain('Software')
  })

  test('what is told below a skill, or behind its colon, is no skill', () => {
    const lines = linesOf(
      ['Redacción', 'Negociación', 'Mediación'].flatMap((text, at) => [
        run(text, 40, 60 + at * 40, { bold: true }),
        run('Tres convenios cerrados sin conflicto.', 40, 74 + at * 40),
      ]),
    )
    expect(textsOf(lines)).toEqual(['Redacción', 'Negociación', 'Mediación'])
    const told = ['Formé a cuatro personas que', 'hoy lideran sus equipos.']
    const longer = linesOf([
      run('Liderazgo', 40, 60, { bold: true }),
      ...stack(told, 40, 74),
      run('Calma', 40, 120, { bold: true }),
      ...stack(told, 40, 134),
    ])
    expect(textsOf(longer)).toEqual(['Liderazgo', 'Calma'])
    expect(textsOf(textLines('Atención al detalle: reviso cada asiento antes de cerrar.'))).toEqual([
      'Atención al detalle',
    ])
  })

  test('a level behind a colon makes no group', () => {
    expect(groupsOf(textLines('Excel: avanzado'))).toEqual([[null, 'Excel: avanzado']])
  })
})

test('a language keeps its levels, which stand in cells beside it', () => {
  expect(textsOf(linesOf(row(['Inglés', 'B2', 'B1'], [40, 200, 260], 60)))).toEqual(['Inglés B2 B1'])
})

test('the names of columns are no items', () => {
  const lines = linesOf([...row(['Programa', 'Nivel'], [40, 200], 60), ...stack(['SAP', 'Excel'], 40, 80)])
  expect(textsOf(lines)).toEqual(['SAP', 'Excel'])
})

test.each([
  ['Avanzado', true],
  ['Nivel intermedio', true],
  ['80 %', true],
  ['●●●○○', true],
  ['X', true],
  ['Intermedio\tAvanzado', true],
  ['Excel', false],
  ['Excel avanzado', false],
])('%j says only how well: %s', (text, is) => {
  expect(isLevelOnly(text)).toBe(is)
})

test('a line above items that are only set in names their group', () => {
  const lines = linesOf([
    run('Lenguajes', 40, 60),
    run('Go', 60, 76),
    run('Python', 60, 92),
    run('Marcos', 40, 108),
    run('Gin', 60, 124),
    run('FastAPI', 60, 140),
  ])
  expect(groupsOf(lines)).toEqual([
    ['Lenguajes', 'Go'],
    ['Lenguajes', 'Python'],
    ['Marcos', 'Gin'],
    ['Marcos', 'FastAPI'],
  ])
})
